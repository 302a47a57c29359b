package dev.starpost.engine.game.clock;

import java.time.Instant;

/** A time in which the platform was away. */
public record Outage(Instant from, Instant to) {}
