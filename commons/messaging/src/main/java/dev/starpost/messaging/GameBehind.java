package dev.starpost.messaging;

/**
 * A game that lacks a commit.
 *
 * @param heard the last version that the topic has told of
 * @param letter the record that told of it, if it turns out to make no sense
 * @param attempts to catch up, this one included
 */
record GameBehind(String gameId, long heard, DeadLetter letter, int attempts) {}
