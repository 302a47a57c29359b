package dev.starpost.engine.game;

import dev.starpost.kernel.PerSeat;

/**
 * A game at one version, kept so that it need not be folded from its beginning. Disposable: the
 * commits say the same.
 *
 * @param schema how it was written; one written otherwise is passed over
 */
public record Snapshot(
    String gameId,
    long version,
    String schema,
    long drawn,
    PerSeat<Long> askedAt,
    String state,
    String opening,
    String roster) {
  /** Raised when this record changes; a game's own state has a version of its own. */
  static final int SCHEMA = 2;
}
