package dev.starpost.engine.game;

import dev.starpost.kernel.Seat;
import java.time.Instant;
import java.util.Optional;

/**
 * A refused command as it is stored, so that a repetition is refused for the same reason and never
 * decided a second time.
 *
 * @param seat who asked; empty for a game that could not be started
 */
public record StoredRefusal(
    String gameId,
    String commandId,
    String fingerprint,
    Optional<Seat> seat,
    Denial denial,
    Instant at)
    implements Answer {}
