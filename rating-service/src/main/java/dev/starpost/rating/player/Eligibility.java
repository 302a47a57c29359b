package dev.starpost.rating.player;

import java.time.Instant;
import java.util.Optional;

/**
 * Whether somebody's games count for ratings. Guests cost nothing, so that a rating won from them
 * is worth nothing.
 *
 * @param guest whether they are one
 * @param from when they ceased to be one, if they were
 */
record Eligibility(boolean guest, Optional<Instant> from) {
  /** Of whoever was never a guest, as far as is known. */
  static final Eligibility ALWAYS = new Eligibility(false, Optional.empty());

  /** Of a game that ended then. */
  boolean holdsAt(Instant at) {
    return !guest && from.filter(at::isBefore).isEmpty();
  }
}
