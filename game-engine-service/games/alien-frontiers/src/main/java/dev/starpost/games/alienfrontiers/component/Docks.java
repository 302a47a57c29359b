package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.Seat;
import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The ships docked at the stations. Immutable; in JSON an object: for each station that has any,
 * its ships. The Colonist Hub has a track for each seat: {@code colonist-hub-2}.
 */
public final class Docks {
  private static final int HUB = Station.COLONIST_HUB.index();
  private static final int SEATS = 4;

  /** Without ships. */
  public static final Docks EMPTY = empty();

  private final Ships[] berths;

  private Docks(Ships[] berths) {
    this.berths = berths;
  }

  private static Docks empty() {
    Ships[] berths = new Ships[HUB + SEATS];
    Arrays.fill(berths, Ships.NONE);
    return new Docks(berths);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Docks of(Map<String, Ships> byName) {
    Ships[] berths = EMPTY.berths.clone();
    int known = 0;
    for (int berth = 0; berth < berths.length; berth++) {
      Ships ships = byName.get(name(berth));
      if (ships != null) {
        berths[berth] = ships;
        known++;
      }
    }
    if (known != byName.size()) {
      throw new IllegalArgumentException("an unknown station in " + byName.keySet());
    }
    return new Docks(berths);
  }

  @JsonValue
  public SortedMap<String, Ships> byName() {
    SortedMap<String, Ships> all = new TreeMap<>();
    for (int berth = 0; berth < berths.length; berth++) {
      if (!berths[berth].isEmpty()) {
        all.put(name(berth), berths[berth]);
      }
    }
    return all;
  }

  private static String name(int berth) {
    return berth < HUB
        ? Station.WITH_DOCKS.get(berth).id()
        : Station.COLONIST_HUB.id() + "-" + (berth - HUB + 1);
  }

  /** The ships at a station; those on all tracks together at the Colonist Hub (AF-7.19). */
  public Ships at(Station station) {
    if (station != Station.COLONIST_HUB) {
      return berths[station.index()];
    }
    Ships all = Ships.NONE;
    for (int seat = 0; seat < SEATS; seat++) {
      all = all.with(berths[HUB + seat]);
    }
    return all;
  }

  /** The ships that stand in the way of the user's: at the Colonist Hub those on their track. */
  public Ships at(Station station, Seat user) {
    return berths[berth(station, user)];
  }

  public Docks with(Station station, Seat user, Ships more) {
    int berth = berth(station, user);
    return replacing(berth, berths[berth].with(more));
  }

  /** Without these; at the Colonist Hub from the first track that has each of them. */
  public Docks without(Station station, Ships these) {
    if (station != Station.COLONIST_HUB) {
      int berth = station.index();
      return replacing(berth, berths[berth].without(these));
    }
    Ships[] changed = berths.clone();
    Ships left = these;
    for (int berth = HUB; berth < changed.length; berth++) {
      Ships taken = left.inCommonWith(changed[berth]);
      changed[berth] = changed[berth].minus(taken);
      left = left.minus(taken);
    }
    if (!left.isEmpty()) {
      throw new IllegalStateException(left + " are not at the hub");
    }
    return new Docks(changed);
  }

  /** Without any ship of the owner: a seat's index, or the relic. */
  public Docks withoutOwner(int owner) {
    Ships[] changed = new Ships[berths.length];
    for (int berth = 0; berth < changed.length; berth++) {
      changed[berth] = berths[berth].withoutOwner(owner);
    }
    return new Docks(changed);
  }

  /** How many ships of the owner are docked anywhere. */
  public int countOf(int owner) {
    int count = 0;
    for (Ships ships : berths) {
      count += ships.countOf(owner);
    }
    return count;
  }

  private Docks replacing(int berth, Ships ships) {
    Ships[] changed = berths.clone();
    changed[berth] = ships;
    return new Docks(changed);
  }

  private static int berth(Station station, Seat user) {
    return station == Station.COLONIST_HUB ? HUB + user.index() : station.index();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Docks that && Arrays.equals(berths, that.berths);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(berths);
  }

  @Override
  public String toString() {
    return byName().toString();
  }
}
