package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Some galaxies. In JSON an array.
 *
 * @param bits one for each galaxy
 */
record GalaxySet(int bits) {
  static final GalaxySet NONE = new GalaxySet(0);

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static GalaxySet of(List<Galaxy> galaxies) {
    GalaxySet set = NONE;
    for (Galaxy galaxy : galaxies) {
      set = set.with(galaxy);
    }
    return set;
  }

  @JsonValue
  List<Galaxy> list() {
    List<Galaxy> galaxies = new ArrayList<>(size());
    for (Galaxy galaxy : Galaxy.ALL) {
      if (has(galaxy)) {
        galaxies.add(galaxy);
      }
    }
    return Collections.unmodifiableList(galaxies);
  }

  boolean has(Galaxy galaxy) {
    return (bits & (1 << galaxy.index())) != 0;
  }

  boolean isEmpty() {
    return bits == 0;
  }

  int size() {
    return Integer.bitCount(bits);
  }

  GalaxySet with(Galaxy galaxy) {
    return new GalaxySet(bits | (1 << galaxy.index()));
  }

  GalaxySet without(Galaxy galaxy) {
    return new GalaxySet(bits & ~(1 << galaxy.index()));
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
