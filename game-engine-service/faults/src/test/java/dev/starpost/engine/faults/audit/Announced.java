package dev.starpost.engine.faults.audit;

/** A record of game.events. */
record Announced(String gameId, long version, String content) {}
