package dev.starpost.games.raceforthegalaxy.plugin;

import dev.starpost.games.raceforthegalaxy.Answering;
import dev.starpost.games.raceforthegalaxy.Opening;
import dev.starpost.games.raceforthegalaxy.Possessions;
import dev.starpost.games.raceforthegalaxy.Questions;
import dev.starpost.games.raceforthegalaxy.Race;
import dev.starpost.games.raceforthegalaxy.RaceEvent;
import dev.starpost.games.raceforthegalaxy.RaceMove;
import dev.starpost.games.raceforthegalaxy.Resigning;
import dev.starpost.games.raceforthegalaxy.Rounds;
import dev.starpost.games.raceforthegalaxy.bot.Determinization;
import dev.starpost.games.raceforthegalaxy.bot.Evaluation;
import dev.starpost.games.raceforthegalaxy.view.RaceView;
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
import java.util.TreeSet;

/** The rules of Race for the Galaxy: each question goes to the section that answers it. */
final class RaceRules implements Rules<Race, RaceMove, RaceEvent> {
  private static final int MOST_PLAYERS = 5;

  /** Every set of seats, by the bits of its members. */
  private static final List<SortedSet<Seat>> SEATS = sets();

  private static List<SortedSet<Seat>> sets() {
    List<SortedSet<Seat>> sets = new ArrayList<>();
    for (int bits = 0; bits < 1 << MOST_PLAYERS; bits++) {
      SortedSet<Seat> set = new TreeSet<>();
      for (Seat seat : Seat.first(MOST_PLAYERS)) {
        if ((bits >> seat.index() & 1) == 1) {
          set.add(seat);
        }
      }
      sets.add(Collections.unmodifiableSortedSet(set));
    }
    return Collections.unmodifiableList(sets);
  }

  @Override
  public Race origin() {
    return Race.UNOPENED;
  }

  @Override
  public List<RaceEvent> open(Setup setup, Dice dice) {
    return Opening.open(setup, dice);
  }

  @Override
  public Decision<RaceEvent> decide(Race game, Seat by, RaceMove move, Dice dice) {
    return Answering.decide(game, by, move, dice);
  }

  @Override
  public Decision<RaceEvent> resign(Race game, Seat by, Dice dice) {
    return Resigning.resign(game, by, dice);
  }

  @Override
  public Race apply(Race game, RaceEvent event) {
    return event.applyTo(game);
  }

  @Override
  public SortedSet<Seat> awaiting(Race game) {
    int bits = 0;
    List<Seat> seats = game.seats();
    for (int i = 0; i < seats.size(); i++) { // asked for at every step
      bits |= game.player(seats.get(i)).isAwaited() ? 1 << i : 0;
    }
    return SEATS.get(bits);
  }

  @Override
  public Optional<Question> question(Race game, Seat seat) {
    return Questions.of(game, game.player(seat));
  }

  @Override
  public List<Option<RaceMove>> options(Race game, Seat seat) {
    return Questions.options(game, game.player(seat));
  }

  @Override
  public List<Thing> about(RaceMove move) {
    return move.about();
  }

  @Override
  public SortedMap<String, Integer> holdings(Race game, Seat seat) {
    return Possessions.of(game, seat);
  }

  @Override
  public boolean costsAlike(RaceMove move) {
    return move.costsAlike();
  }

  @Override
  public Race carriedOut(Race game, Seat seat) {
    return Possessions.carriedOut(game, seat);
  }

  @Override
  public SortedMap<String, Integer> price(Race game, Seat seat, RaceMove move) {
    return Possessions.price(game, seat, move);
  }

  @Override
  public boolean isAftermath(RaceEvent event) {
    return event.isAftermath();
  }

  @Override
  public Object view(Race game, Viewer viewer) {
    return RaceView.of(game, viewer);
  }

  @Override
  public Optional<Shown> show(RaceEvent event, Viewer viewer) {
    return event.shownTo(viewer);
  }

  @Override
  public boolean isFinal(RaceEvent event) {
    return event.isFinal();
  }

  @Override
  public Optional<Ranking> result(Race game) {
    return game.over() ? Optional.of(Rounds.ranking(game)) : Optional.empty();
  }

  @Override
  public Race determinize(Race game, Viewer viewer, Dice dice) {
    return Determinization.determinize(game, viewer, dice);
  }

  @Override
  public int evaluate(Race game, Seat seat) {
    return Evaluation.of(game, seat);
  }
}
