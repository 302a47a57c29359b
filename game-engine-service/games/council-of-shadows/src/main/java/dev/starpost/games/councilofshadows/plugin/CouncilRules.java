package dev.starpost.games.councilofshadows.plugin;

import dev.starpost.games.councilofshadows.CouncilEvent;
import dev.starpost.games.councilofshadows.CouncilMove;
import dev.starpost.games.councilofshadows.CouncilOfShadows;
import dev.starpost.games.councilofshadows.FinalScoring;
import dev.starpost.games.councilofshadows.Opening;
import dev.starpost.games.councilofshadows.Pending;
import dev.starpost.games.councilofshadows.Resigning;
import dev.starpost.games.councilofshadows.Rounds;
import dev.starpost.games.councilofshadows.bot.Determinization;
import dev.starpost.games.councilofshadows.bot.Evaluation;
import dev.starpost.games.councilofshadows.component.Gem;
import dev.starpost.games.councilofshadows.view.CouncilView;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Thing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The rules of Council of Shadows: each question goes to the section that answers it. */
final class CouncilRules implements Rules<CouncilOfShadows, CouncilMove, CouncilEvent> {
  /** Every set of seats, by the bits of its members. */
  private static final List<SortedSet<Seat>> SEATS = sets();

  private static List<SortedSet<Seat>> sets() {
    List<SortedSet<Seat>> sets = new ArrayList<>();
    for (int bits = 0; bits < 16; bits++) {
      SortedSet<Seat> set = new TreeSet<>();
      for (Seat seat : Seat.first(4)) {
        if ((bits >> seat.index() & 1) == 1) {
          set.add(seat);
        }
      }
      sets.add(Collections.unmodifiableSortedSet(set));
    }
    return Collections.unmodifiableList(sets);
  }

  @Override
  public CouncilOfShadows origin() {
    return CouncilOfShadows.UNOPENED;
  }

  @Override
  public List<CouncilEvent> open(Setup setup, Dice dice) {
    return Opening.open(setup, dice);
  }

  @Override
  public Decision<CouncilEvent> decide(
      CouncilOfShadows game, Seat by, CouncilMove move, Dice dice) {
    return Rounds.decide(game, by, move, dice);
  }

  @Override
  public Decision<CouncilEvent> resign(CouncilOfShadows game, Seat by, Dice dice) {
    return Resigning.resign(game, by, dice);
  }

  @Override
  public CouncilOfShadows apply(CouncilOfShadows game, CouncilEvent event) {
    return event.applyTo(game);
  }

  @Override
  public SortedSet<Seat> awaiting(CouncilOfShadows game) {
    if (game.over()) {
      return SEATS.get(0);
    }
    Pending pending = game.pending().orElseThrow();
    int bits = 0;
    for (Seat seat : game.table().seats()) {
      bits |= pending.awaits(game, seat) ? 1 << seat.index() : 0;
    }
    return SEATS.get(bits);
  }

  @Override
  public Optional<Question> question(CouncilOfShadows game, Seat seat) {
    return game.pending()
        .filter(pending -> pending.isAsked(seat))
        .map(pending -> pending.question(game, seat));
  }

  @Override
  public List<Option<CouncilMove>> options(CouncilOfShadows game, Seat seat) {
    Optional<Pending> pending = game.pending();
    return pending.isPresent() && pending.get().isAsked(seat)
        ? pending.get().options(game, seat)
        : List.of();
  }

  @Override
  public List<Thing> about(CouncilMove move) {
    return move.about();
  }

  @Override
  public SortedMap<String, Integer> holdings(CouncilOfShadows game, Seat seat) {
    SortedMap<String, Integer> held = new TreeMap<>();
    for (Gem gem : Gem.ALL) {
      held.put(gem.id(), game.player(seat).gems().of(gem));
    }
    held.put("energy", game.player(seat).track().energy());
    return held;
  }

  @Override
  public Object view(CouncilOfShadows game, Viewer viewer) {
    return CouncilView.of(game, viewer);
  }

  @Override
  public Optional<Shown> show(CouncilEvent event, Viewer viewer) {
    return event.shownTo(viewer);
  }

  @Override
  public boolean isFinal(CouncilEvent event) {
    return event.isFinal();
  }

  @Override
  public Optional<Ranking> result(CouncilOfShadows game) {
    return FinalScoring.result(game);
  }

  @Override
  public CouncilOfShadows determinize(CouncilOfShadows game, Viewer viewer, Dice dice) {
    return Determinization.determinize(game, viewer, dice);
  }

  @Override
  public int evaluate(CouncilOfShadows game, Seat seat) {
    return Evaluation.of(game, seat);
  }
}
