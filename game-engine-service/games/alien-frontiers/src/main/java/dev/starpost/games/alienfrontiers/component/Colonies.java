package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The colonies on the planet, and who controls what (AF-5.2). Immutable; in JSON an object: for
 * each territory that has any, the number of colonies by seat.
 */
public final class Colonies {
  public static final Colonies NONE = new Colonies(new int[Territory.ALL.size()]);

  private static final int SEATS = 4;

  /** For each territory four bits for each seat. */
  private final int[] counts;

  private Colonies(int[] counts) {
    this.counts = counts;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Colonies of(Map<Territory, Map<Integer, Integer>> bySeat) {
    int[] counts = new int[Territory.ALL.size()];
    bySeat.forEach(
        (territory, seats) ->
            seats.forEach((seat, count) -> counts[territory.index()] |= count << shift(seat - 1)));
    return new Colonies(counts);
  }

  @JsonValue
  public SortedMap<Territory, SortedMap<Integer, Integer>> bySeat() {
    SortedMap<Territory, SortedMap<Integer, Integer>> all = new TreeMap<>();
    for (Territory territory : Territory.ALL) {
      for (int seat = 0; seat < SEATS; seat++) {
        if (count(territory, seat) > 0) {
          all.computeIfAbsent(territory, each -> new TreeMap<>())
              .put(seat + 1, count(territory, seat));
        }
      }
    }
    return all;
  }

  public int count(Territory territory, int seatIndex) {
    return (counts[territory.index()] >> shift(seatIndex)) & 15;
  }

  public boolean has(Colony colony) {
    return count(colony.territory(), colony.seat().index()) > 0;
  }

  /** All colonies on the territory, whoever owns them. */
  public int on(Territory territory) {
    int sum = 0;
    for (int left = counts[territory.index()]; left != 0; left >>>= 4) {
      sum += left & 15;
    }
    return sum;
  }

  public int of(Seat seat) {
    int sum = 0;
    for (int territory : counts) {
      sum += (territory >> shift(seat.index())) & 15;
    }
    return sum;
  }

  public Optional<Seat> controller(Territory territory) {
    int index = controllerIndex(territory);
    return index < 0 ? Optional.empty() : Optional.of(Seat.of(index + 1));
  }

  /** The index of the seat that alone has the most colonies there; below 0 if none has. */
  public int controllerIndex(Territory territory) {
    int most = 0;
    int who = -1;
    int left = counts[territory.index()];
    for (int seat = 0; left != 0; seat++, left >>>= 4) {
      int count = left & 15;
      if (count > most) {
        most = count;
        who = seat;
      } else if (count == most) {
        who = -1;
      }
    }
    return most == 0 ? -1 : who;
  }

  /** Who shares the most colonies there; nobody where there is none. */
  public List<Seat> tied(Territory territory) {
    int most = 0;
    List<Seat> tied = new ArrayList<>(2);
    for (int seat = 0; seat < SEATS; seat++) {
      int count = count(territory, seat);
      if (count > most) {
        most = count;
        tied.clear();
      }
      if (count > 0 && count == most) {
        tied.add(Seat.of(seat + 1));
      }
    }
    return tied;
  }

  public Colonies with(Territory territory, Seat seat) {
    return changed(territory, seat, 1);
  }

  public Colonies without(Territory territory, Seat seat) {
    if (count(territory, seat.index()) == 0) {
      throw new IllegalStateException(seat + " has no colony on " + territory.id());
    }
    return changed(territory, seat, -1);
  }

  private Colonies changed(Territory territory, Seat seat, int by) {
    int[] changed = counts.clone();
    changed[territory.index()] += by << shift(seat.index());
    return new Colonies(changed);
  }

  private static int shift(int seatIndex) {
    return seatIndex * 4;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Colonies that && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return bySeat().toString();
  }
}
