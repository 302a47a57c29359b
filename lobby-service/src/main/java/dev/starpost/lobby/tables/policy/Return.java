package dev.starpost.lobby.tables.policy;

/**
 * A player of a game who would come to its rematch.
 *
 * @param joinable whether the table is open and has a free seat
 * @param invited whether their invitation still stands
 */
public record Return(boolean joinable, boolean invited) {}
