package dev.starpost.lobby.tables.policy;

/**
 * Somebody would sit down at a table, now or as an invited guest.
 *
 * @param state of the table, the word for it
 * @param full whether all seats are taken
 * @param seated whether they sit there already
 * @param unwelcome whether they were sent away, or keep apart from somebody who sits there
 */
public record Arrival(String state, boolean full, boolean seated, boolean unwelcome) {
  private static final String OPEN = "open";
  private static final String CANCELLED = "cancelled";

  boolean findsItOpen() {
    return state.equals(OPEN);
  }

  /** A table that was cancelled is closed, however many sat there. */
  boolean findsItFull() {
    return full && !state.equals(CANCELLED);
  }
}
