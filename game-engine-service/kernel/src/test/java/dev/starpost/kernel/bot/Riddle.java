package dev.starpost.kernel.bot;

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
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/** A game of a few words for two seats, with one right answer. Counts how often it is asked. */
abstract class Riddle implements Rules<List<Riddle.Said>, String, Riddle.Said> {
  static final Seat ANN = Seat.of(1);
  static final Seat BEN = Seat.of(2);

  private int decided;

  /** What somebody has said. */
  record Said(Seat seat, String word) {}

  /** What the seat may say now; nothing if it is not asked. */
  abstract List<String> words(List<Said> state, Seat seat);

  /** The points of the seat; the game is over when nobody is asked. */
  abstract int points(List<Said> state, Seat seat);

  static boolean hasSaid(List<Said> state, Seat seat, String word) {
    return state.contains(new Said(seat, word));
  }

  int decided() {
    return decided;
  }

  @Override
  public List<Said> origin() {
    return List.of();
  }

  @Override
  public List<Said> open(Setup setup, Dice dice) {
    return List.of();
  }

  @Override
  public Decision<Said> decide(List<Said> state, Seat by, String word, Dice dice) {
    decided++;
    return words(state, by).contains(word)
        ? Decision.accepted(new Said(by, word))
        : Decision.refused("RI-1.1", "nonsense");
  }

  @Override
  public Decision<Said> resign(List<Said> state, Seat by, Dice dice) {
    return Decision.refused("RI-1.2", "stay");
  }

  @Override
  public List<Said> apply(List<Said> state, Said said) {
    List<Said> after = new ArrayList<>(state);
    after.add(said);
    return List.copyOf(after);
  }

  @Override
  public SortedSet<Seat> awaiting(List<Said> state) {
    SortedSet<Seat> seats = new TreeSet<>(List.of(ANN, BEN));
    seats.removeIf(seat -> words(state, seat).isEmpty());
    return seats;
  }

  @Override
  public Optional<Question> question(List<Said> state, Seat seat) {
    return words(state, seat).isEmpty()
        ? Optional.empty()
        : Optional.of(new Question("say", Text.of("say"), "RI-1.1"));
  }

  @Override
  public List<Option<String>> options(List<Said> state, Seat seat) {
    return words(state, seat).stream()
        .map(word -> Option.of(word, Text.of(word), "RI-1.1"))
        .toList();
  }

  @Override
  public Object view(List<Said> state, Viewer viewer) {
    return state.size();
  }

  @Override
  public List<Thing> about(String move) {
    return List.of();
  }

  @Override
  public SortedMap<String, Integer> holdings(List<Said> state, Seat seat) {
    return Collections.emptySortedMap();
  }

  @Override
  public Optional<Shown> show(Said said, Viewer viewer) {
    return Optional.empty();
  }

  @Override
  public boolean isFinal(Said said) {
    return true;
  }

  @Override
  public Optional<Ranking> result(List<Said> state) {
    return awaiting(state).isEmpty()
        ? Optional.of(
            Ranking.of(
                List.of(
                    Ranking.Score.of(ANN, points(state, ANN)),
                    Ranking.Score.of(BEN, points(state, BEN)))))
        : Optional.empty();
  }

  @Override
  public List<Said> determinize(List<Said> state, Viewer viewer, Dice dice) {
    return state;
  }

  @Override
  public int evaluate(List<Said> state, Seat seat) {
    return points(state, seat);
  }
}
