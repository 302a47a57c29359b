package dev.starpost.games.councilofshadows.component;

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
public record GalaxySet(int bits) {
  public static final GalaxySet NONE = new GalaxySet(0);

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static GalaxySet of(List<Galaxy> galaxies) {
    GalaxySet set = NONE;
    for (Galaxy galaxy : galaxies) {
      set = set.with(galaxy);
    }
    return set;
  }

  @JsonValue
  public List<Galaxy> list() {
    List<Galaxy> galaxies = new ArrayList<>(size());
    for (Galaxy galaxy : Galaxy.ALL) {
      if (has(galaxy)) {
        galaxies.add(galaxy);
      }
    }
    return Collections.unmodifiableList(galaxies);
  }

  public boolean has(Galaxy galaxy) {
    return (bits & (1 << galaxy.index())) != 0;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  public GalaxySet with(Galaxy galaxy) {
    return new GalaxySet(bits | (1 << galaxy.index()));
  }

  public GalaxySet without(Galaxy galaxy) {
    return new GalaxySet(bits & ~(1 << galaxy.index()));
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
