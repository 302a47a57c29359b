package dev.starpost.kernel.play;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.chance.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What comes of a seat's moves for certain: what they cost and give, and whether they can be taken
 * back. Found by playing them in states that the seat cannot tell from the true one, so it is what
 * the rules do, and nothing that the seat may not know.
 */
public final class Outlook<S, M, E> {
  /** In so many states each move is played. */
  private static final int DETERMINIZATIONS = 3;

  private final Rules<S, M, E> rules;
  private final Seat seat;
  private final List<S> states = new ArrayList<>(DETERMINIZATIONS);

  /** What the seat holds in each of them. */
  private final List<SortedMap<String, Integer>> held = new ArrayList<>(DETERMINIZATIONS);

  public Outlook(Rules<S, M, E> rules, S state, Seat seat) {
    this.rules = rules;
    this.seat = seat;
    for (int luck = 0; luck < DETERMINIZATIONS; luck++) {
      S determinized = rules.determinize(state, Viewer.at(seat), new SeededDice(luck));
      states.add(determinized);
      held.add(rules.holdings(determinized, seat));
    }
  }

  /**
   * What is certain of a move.
   *
   * @param change by how much the seat's holdings change, without those that stay as they are
   * @param isFinal whether it can never be taken back
   */
  public record Certain(SortedMap<String, Integer> change, boolean isFinal) {}

  /** Of one of the seat's moves. */
  public Certain of(M move) {
    List<Played> plays = new ArrayList<>(states.size());
    for (int luck = 0; luck < states.size(); luck++) {
      plays.add(new Played(luck, move, new SeededDice(~luck)));
    }
    Played first = plays.get(0);
    boolean drew = plays.stream().anyMatch(play -> play.drew);
    SortedMap<String, Integer> change = new TreeMap<>();
    if (drew) {
      rules.price(states.get(0), seat, move).forEach((word, paid) -> change.put(word, -paid));
    } else {
      first.change.forEach(
          (word, by) -> {
            boolean certain = plays.stream().allMatch(play -> by.equals(play.change.get(word)));
            if (certain) {
              change.put(word, by);
            }
          });
    }
    return new Certain(change, plays.stream().allMatch(play -> play.isFinal));
  }

  /** How many events are the move's own, before the game goes on by itself. */
  private int ownEvents(List<E> events) {
    for (int i = 0; i < events.size(); i++) {
      if (rules.isAftermath(events.get(i))) {
        return i;
      }
    }
    return events.size();
  }

  private S fold(S before, List<E> events) {
    S state = before;
    for (E event : events) {
      state = rules.apply(state, event);
    }
    return state;
  }

  /** A move, played once. */
  private final class Played {
    private final boolean drew;
    private final boolean isFinal;
    private final SortedMap<String, Integer> change = new TreeMap<>();

    Played(int luck, M move, Dice dice) {
      S before = states.get(luck);
      Decision<E> decision = rules.decide(before, seat, move, dice);
      if (!(decision instanceof Decision.Accepted<E> accepted)) {
        throw new IllegalStateException(
            move + " is an option of " + seat + " but refused in a state it cannot tell apart");
      }
      S after = accepted.after(before, rules::apply);
      int own = ownEvents(accepted.events());
      boolean goesOn = own < accepted.events().size();
      // What the dice show after the move itself makes its own part no less certain.
      drew = dice.drawn() > 0 && !goesOn;
      isFinal =
          dice.drawn() > 0
              || accepted.events().stream().anyMatch(rules::isFinal)
              || rules.result(after).isPresent();
      S reached = goesOn ? fold(before, accepted.events().subList(0, own)) : after;
      rules
          .holdings(rules.carriedOut(reached, seat), seat)
          .forEach(
              (word, now) -> {
                int by = now - held.get(luck).getOrDefault(word, 0);
                if (by != 0) {
                  change.put(word, by);
                }
              });
    }
  }
}
