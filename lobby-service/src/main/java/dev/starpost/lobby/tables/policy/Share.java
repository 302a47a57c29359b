package dev.starpost.lobby.tables.policy;

/**
 * What somebody, a table or a network has of something of which it can have so much.
 *
 * @param taken before the next one
 */
public record Share(long taken, int most) {
  boolean hasRoom() {
    return taken < most;
  }
}
