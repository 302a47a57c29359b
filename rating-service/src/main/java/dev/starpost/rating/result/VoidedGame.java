package dev.starpost.rating.result;

import java.time.Instant;

/** A game that an operator has taken out of all ratings. */
public record VoidedGame(String id, Instant at, String reason) {}
