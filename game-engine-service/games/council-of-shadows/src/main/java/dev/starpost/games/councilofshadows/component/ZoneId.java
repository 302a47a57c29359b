package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.text.Text;
import java.util.List;

/** COS-1.8: an action zone, from left to right; the last two are extra boards. */
@SuppressWarnings("ImmutableEnumChecker") // a Text is immutable
public enum ZoneId {
  ZONE_1,
  ZONE_2,
  ZONE_3,
  AVA,
  PORTAL;

  public static final List<ZoneId> ALL = List.of(values());

  /** So many zones every board has. */
  public static final int BASIC = 3;

  private final String id = EnumWords.of(this);
  private final Text label = Text.of("zone." + id);

  @JsonValue
  public String id() {
    return id;
  }

  /** Where it stands in lists that have one entry for each. */
  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  public int index() {
    return ordinal();
  }

  public Text label() {
    return label;
  }
}
