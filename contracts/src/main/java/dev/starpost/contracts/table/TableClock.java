package dev.starpost.contracts.table;

import dev.starpost.contracts.Required;
import java.util.Optional;

/**
 * How long players may think. Durations as in ISO 8601.
 *
 * @param kind none, per-move or bank
 * @param move for each move, of a clock per move
 * @param bank at the beginning, of a bank
 * @param increment added to the bank with each move
 * @param cap what the bank never exceeds
 * @param timeout what happens when the time is over: default-move, bot-takeover or forfeit
 */
public record TableClock(
    String kind,
    Optional<String> move,
    Optional<String> bank,
    Optional<String> increment,
    Optional<String> cap,
    Optional<String> timeout) {
  public TableClock {
    Required.word("kind", kind);
  }
}
