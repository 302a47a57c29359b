package dev.starpost.lobby.tables.policy;

/**
 * Somebody, and what a game would be to them.
 *
 * @param ranked whether it counts for ratings
 * @param guest whether they have no account of their own yet
 */
public record Stakes(boolean ranked, boolean guest) {}
