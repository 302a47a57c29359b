package dev.starpost.games.alienfrontiers.plugin;

import dev.starpost.games.alienfrontiers.AlienFrontiers;
import dev.starpost.games.alienfrontiers.FrontiersEvent;
import dev.starpost.games.alienfrontiers.FrontiersMove;
import dev.starpost.games.alienfrontiers.Opening;
import dev.starpost.games.alienfrontiers.Resigning;
import dev.starpost.games.alienfrontiers.Score;
import dev.starpost.games.alienfrontiers.Standings;
import dev.starpost.games.alienfrontiers.Turns;
import dev.starpost.games.alienfrontiers.bot.Determinization;
import dev.starpost.games.alienfrontiers.bot.Evaluation;
import dev.starpost.games.alienfrontiers.component.Resource;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.view.FrontiersView;
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
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The rules of Alien Frontiers: each question goes to the section of RULES.md that answers it. */
final class FrontiersRules implements Rules<AlienFrontiers, FrontiersMove, FrontiersEvent> {
  private static final SortedSet<Seat> NOBODY = Collections.emptySortedSet();
  private static final List<SortedSet<Seat>> ONE =
      Seat.first(4).stream()
          .map(seat -> Collections.unmodifiableSortedSet(new TreeSet<>(List.of(seat))))
          .toList();

  @Override
  public AlienFrontiers origin() {
    return AlienFrontiers.UNOPENED;
  }

  @Override
  public List<FrontiersEvent> open(Setup setup, Dice dice) {
    return Opening.open(setup, dice);
  }

  @Override
  public Decision<FrontiersEvent> decide(
      AlienFrontiers game, Seat by, FrontiersMove move, Dice dice) {
    return Standings.told(game, Turns.decide(game, by, move, dice));
  }

  @Override
  public Decision<FrontiersEvent> resign(AlienFrontiers game, Seat by, Dice dice) {
    return Standings.told(game, Resigning.resign(game, by, dice));
  }

  @Override
  public AlienFrontiers apply(AlienFrontiers game, FrontiersEvent event) {
    return event.applyTo(game);
  }

  @Override
  public SortedSet<Seat> awaiting(AlienFrontiers game) {
    return game.over() ? NOBODY : ONE.get(game.active().index());
  }

  @Override
  public Optional<Question> question(AlienFrontiers game, Seat seat) {
    return isAsked(game, seat) ? Optional.of(game.pending().question(game)) : Optional.empty();
  }

  @Override
  public List<Option<FrontiersMove>> options(AlienFrontiers game, Seat seat) {
    return isAsked(game, seat) ? game.pending().options(game) : List.of();
  }

  private static boolean isAsked(AlienFrontiers game, Seat seat) {
    return !game.over() && game.active().equals(seat);
  }

  @Override
  public List<Thing> about(FrontiersMove move) {
    return move.about();
  }

  @Override
  public SortedMap<String, Integer> holdings(AlienFrontiers game, Seat seat) {
    return held(game.player(seat).held());
  }

  @Override
  public SortedMap<String, Integer> price(AlienFrontiers game, Seat seat, FrontiersMove move) {
    SortedMap<String, Integer> price = held(move.paidBeforeDice(game));
    price.values().removeIf(number -> number == 0);
    return price;
  }

  private static SortedMap<String, Integer> held(Resources resources) {
    SortedMap<String, Integer> held = new TreeMap<>();
    for (Resource resource : Resource.values()) {
      held.put(resource.id(), resource.in(resources));
    }
    return held;
  }

  @Override
  public Object view(AlienFrontiers game, Viewer viewer) {
    return FrontiersView.of(game);
  }

  @Override
  public Optional<Shown> show(FrontiersEvent event, Viewer viewer) {
    return event.shownTo(viewer);
  }

  @Override
  public boolean isFinal(FrontiersEvent event) {
    return event.isFinal();
  }

  @Override
  public Optional<Ranking> result(AlienFrontiers game) {
    return Score.result(game);
  }

  @Override
  public AlienFrontiers determinize(AlienFrontiers game, Viewer viewer, Dice dice) {
    return Determinization.determinize(game, dice);
  }

  @Override
  public int evaluate(AlienFrontiers game, Seat seat) {
    return Evaluation.of(game, seat);
  }
}
