package dev.starpost.lobby.tables.policy;

/**
 * Somebody who would change a table.
 *
 * @param owner whether it is theirs
 */
public record Standing(boolean owner) {}
