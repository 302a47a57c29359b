package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.text.Text;

/** COS-1.2: earthlike, desert or volcanic. */
@SuppressWarnings("ImmutableEnumChecker") // a Text is immutable
public enum PlanetKind {
  BLUE,
  BROWN,
  RED;

  /** All kinds, as bits. */
  public static final int ANY = 7;

  private final String id = EnumWords.of(this);
  private final Text label = Text.of("planet-kind." + id);

  /** Its bit in a set of kinds. */
  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  public int bit() {
    return 1 << ordinal();
  }

  @JsonValue
  public String id() {
    return id;
  }

  public Text label() {
    return label;
  }
}
