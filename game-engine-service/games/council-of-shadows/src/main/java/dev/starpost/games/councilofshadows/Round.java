package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.data.EnumWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far the game has come (COS-3.1).
 *
 * @param number counted from 1; 0 before the first round
 * @param order who has which turn order token, token 1 first; the Automa is one of them
 * @param turn the place in the order of whose turn it is; -1 before the first
 * @param last whether this round is the last one (COS-9.1)
 * @param throne who was the first to reach level III
 */
public record Round(
    int number, Phase phase, List<Seat> order, int turn, boolean last, Optional<Seat> throne) {

  /** What is going on. */
  public enum Phase {
    CIVILIZATIONS,
    LEADERS,
    BUY,
    PLAN,
    ACT;

    @JsonValue
    String id() {
      return EnumWords.of(this);
    }
  }

  static final Round UNOPENED =
      new Round(0, Phase.CIVILIZATIONS, List.of(), -1, false, Optional.empty());

  public Round {
    order = List.copyOf(order);
  }

  Round at(Phase newPhase, int newTurn) {
    return new Round(number, newPhase, order, newTurn, last, throne);
  }

  Round begun(int newNumber) {
    return new Round(newNumber, Phase.BUY, order, -1, last, throne);
  }

  Round ordered(List<Seat> newOrder) {
    return new Round(number, phase, newOrder, turn, last, throne);
  }

  Round crowning(Seat seat) {
    return new Round(number, phase, order, turn, true, Optional.of(seat));
  }

  /** COS-9.6: the others close up. Whoever comes after one who leaves in turn is next. */
  Round without(Seat seat) {
    int place = order.indexOf(seat);
    List<Seat> left = new ArrayList<>(order);
    left.remove(seat);
    int moved = place >= 0 && place <= turn ? turn - 1 : turn;
    return new Round(number, phase, left, moved, last, throne);
  }
}
