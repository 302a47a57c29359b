package dev.starpost.lobby.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A table from which the engine would start a game.
 *
 * @param commitment of the seed that was sealed for it
 * @param prefix of the id of its game
 * @param options complete with defaults
 */
public record PreparedTable(String commitment, String prefix, ObjectNode options, Seats seats) {

  /** For how many. */
  public record Seats(int min, int max) {}
}
