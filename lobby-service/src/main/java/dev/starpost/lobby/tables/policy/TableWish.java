package dev.starpost.lobby.tables.policy;

/**
 * A table that somebody would like to have.
 *
 * @param secret whether only those see it who are invited
 * @param bots how many of its seats bots have
 * @param seats how many there are at most
 */
public record TableWish(boolean ranked, boolean secret, int bots, int seats) {}
