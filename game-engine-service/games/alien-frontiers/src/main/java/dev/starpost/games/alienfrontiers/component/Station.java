package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.text.Text;
import java.util.Collections;
import java.util.List;

/** AF-1.6: where ships dock. Each knows the rule that describes it. */
@SuppressWarnings("ImmutableEnumChecker") // a Text and a method are immutable
public enum Station {
  SOLAR_CONVERTER("AF-4.1"),
  LUNAR_MINE("AF-4.2"),
  ORBITAL_MARKET("AF-4.3"),
  SHIPYARD("AF-4.4"),
  ALIEN_ARTIFACT("AF-4.5"),
  COLONY_CONSTRUCTOR("AF-4.6"),
  RAIDERS_OUTPOST("AF-4.11"),
  TERRAFORMING_STATION("AF-4.7"),
  COLONIST_HUB("AF-4.8"),
  MAINTENANCE_BAY("AF-4.12");

  /** All but the Maintenance Bay, which is what remains for ships that dock nowhere. */
  public static final List<Station> WITH_DOCKS =
      Collections.unmodifiableList(List.of(values()).subList(0, values().length - 1));

  private final String id = EnumWords.of(this);
  private final String rule;
  private final Text label = Text.of("station." + id);
  private final Text docking = Text.of("label.dock", "station", label);

  Station(String rule) {
    this.rule = rule;
  }

  /** Where it stands in lists that have one entry for each. */
  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  public int index() {
    return ordinal();
  }

  @JsonValue
  public String id() {
    return id;
  }

  public String rule() {
    return rule;
  }

  public Text label() {
    return label;
  }

  /** What people read on the option to dock here. */
  public Text docking() {
    return docking;
  }

  /** Whether a docking here places a colony. */
  public boolean placesColony() {
    return this == COLONY_CONSTRUCTOR || this == TERRAFORMING_STATION;
  }
}
