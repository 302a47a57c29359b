package dev.starpost.messaging;

/**
 * A game that lacks a commit.
 *
 * @param heard the last version that the topic has told of
 * @param lastRecord the last of the records that are stored of it
 * @param attempts to catch up, this one included
 */
record GameBehind(String gameId, long heard, long lastRecord, int attempts) {}
