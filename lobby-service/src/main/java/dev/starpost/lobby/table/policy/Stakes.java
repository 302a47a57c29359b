package dev.starpost.lobby.table.policy;

/**
 * Somebody, and what a game would be to them.
 *
 * @param ranked whether it counts for ratings
 * @param guest whether they have no account of their own yet
 */
public record Stakes(boolean ranked, boolean guest) {}
