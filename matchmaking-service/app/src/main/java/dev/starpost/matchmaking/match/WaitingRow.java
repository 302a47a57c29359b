package dev.starpost.matchmaking.match;

import dev.starpost.matchmaking.matcher.Ticket;

/**
 * A ticket that has changed.
 *
 * @param waits whether it still waits
 */
record WaitingRow(Ticket ticket, String pool, Terms terms, boolean waits) {

  /** What all of a pool wait for: the game, and as JSON its options and the clock. */
  record Terms(String game, String options, String clock) {}
}
