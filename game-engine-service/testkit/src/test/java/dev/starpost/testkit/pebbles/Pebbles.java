package dev.starpost.testkit.pebbles;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.option.SlotParam;
import dev.starpost.text.Text;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A very small game, there to be broken in every way that the suites must notice. */
public record Pebbles(
    int heap,
    int outOfPlay,
    List<Integer> deck,
    PerSeat<List<Integer>> cards,
    PerSeat<Integer> taken,
    Seat turn,
    Optional<Seat> resigned) {

  /** What a player can do. */
  public sealed interface Move {
    @JsonTypeName("take")
    record Take(int count) implements Move {}

    @JsonTypeName("roll")
    record Roll() implements Move {}

    @JsonTypeName("swap")
    record Swap(List<Integer> card) implements Move {
      static final Param<Swap, Integer> CARD =
          new Param<>(Swap.class, "card", "card", Swap::card, (swap, card) -> new Swap(card));
    }

    /** With both hands: how many pebbles each takes. */
    @JsonTypeName("grab")
    record Grab(SortedMap<String, Integer> hands) implements Move {
      static final SlotParam<Grab, String, Integer> HANDS =
          new SlotParam<>(
              Grab.class,
              "hands",
              "hand",
              Param.NUMBER,
              Grab::hands,
              (grab, hands) -> new Grab(hands));

      public Grab {
        hands = Collections.unmodifiableSortedMap(new TreeMap<>(hands));
      }
    }
  }

  /** What has happened. */
  public sealed interface Event extends Shown {
    @JsonTypeName("dealt")
    record Dealt(int heap, List<Integer> deck, PerSeat<List<Integer>> cards) implements Event {
      @Override
      public Text text() {
        return Text.of("event.dealt", "count", heap);
      }
    }

    @JsonTypeName("taken")
    record Taken(Seat seat, int count) implements Event {
      @Override
      public Text text() {
        return Text.of("event.taken", "player", seat, "count", count);
      }
    }

    @JsonTypeName("rolled")
    record Rolled(Seat seat, int roll, int count) implements Event {
      @Override
      public Text text() {
        return Text.of("event.rolled", "player", seat, "roll", roll, "count", count);
      }
    }

    @JsonTypeName("resigned")
    record Resigned(Seat seat) implements Event {
      @Override
      public Text text() {
        return Text.of("event.resigned", "player", seat);
      }
    }

    @JsonTypeName("swapped")
    record Swapped(Seat seat, int away, int drawn) implements Event {
      @Override
      public Text text() {
        return Text.of("event.swapped", "player", seat, "away", away, "drawn", drawn);
      }
    }
  }

  /** A swap as others see it. */
  @JsonTypeName("swapped")
  record SwapSeen(Seat seat) implements Shown {
    @Override
    public Text text() {
      return Text.of("event.swap-seen", "player", seat);
    }
  }

  /** What a viewer sees. */
  record View(int heap, int outOfPlay, int deck, List<Integer> yours, PerSeat<Integer> taken) {}
}
