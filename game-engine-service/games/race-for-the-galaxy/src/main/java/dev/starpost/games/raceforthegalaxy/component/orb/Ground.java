package dev.starpost.games.raceforthegalaxy.component.orb;

import dev.starpost.kernel.data.EnumWords;
import java.util.List;

/** What a square of the Orb holds; the letters are those of {@code orb.yaml}. */
public enum Ground {
  FLOOR('.'),
  TELEPORTER('T'),
  ARTIFACT_A('A'),
  ARTIFACT_B('B'),
  GENERATION('!'),
  STATION('S'),
  AIRLOCK_FLOOR('a'),
  AIRLOCK_TELEPORTER('t'),
  MAIN_AIRLOCK('M'),
  SECONDARY_AIRLOCK('m');

  public static final List<Ground> ALL = List.of(values());

  private final char letter;

  Ground(char letter) {
    this.letter = letter;
  }

  static Ground of(char letter) {
    for (Ground ground : ALL) {
      if (ground.letter == letter) {
        return ground;
      }
    }
    throw new IllegalArgumentException("there is no square " + letter);
  }

  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  int index() {
    return ordinal();
  }

  public String id() {
    return EnumWords.of(this);
  }

  public char letter() {
    return letter;
  }

  /** RFTG-13.6: whether a token is put here when the card is laid. */
  public boolean holdsToken() {
    return this == ARTIFACT_A || this == ARTIFACT_B || this == GENERATION;
  }

  public boolean isTeleporter() {
    return this == TELEPORTER || this == AIRLOCK_TELEPORTER;
  }

  /** RFTG-13.4, RFTG-13.10: squares of airlock cards can never be covered. */
  boolean isAirlock() {
    return this == AIRLOCK_FLOOR
        || this == AIRLOCK_TELEPORTER
        || this == MAIN_AIRLOCK
        || this == SECONDARY_AIRLOCK;
  }
}
