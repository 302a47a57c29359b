package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonValue;

/** A power that lasts: of a leader (§11), or of a Dark Tech card (COS-13.2, COS-13.3). */
enum Power {
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

  @JsonValue
  String id() {
    return Kebab.of(this);
  }
}
