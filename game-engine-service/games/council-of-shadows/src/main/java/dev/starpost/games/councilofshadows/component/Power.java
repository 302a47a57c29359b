package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import java.util.List;

/** A power that lasts: of a leader (§11), or of a Dark Tech card (COS-13.2, COS-13.3). */
public enum Power {
  EXTRACTION,
  FREE_COLONY,
  EXTRA_ZONE,
  KEPT_CUBE,
  ENERGY_PER_COLONY,
  TIE_WINS,
  GEM_TRANSFORMATION,
  EXPLORERS,
  EMPIRE,
  SHARED_EXTRACTION,
  PERPETUAL_MOTION,
  SUPREMACY;

  public static final List<Power> ALL = List.of(values());

  /** Where it stands in lists that have one entry for each. */
  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  public int index() {
    return ordinal();
  }

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }
}
