package dev.starpost.lobby.tables.policy;

/**
 * Those who would begin to play.
 *
 * @param least how many the game needs
 */
public record Party(int players, int least) {}
