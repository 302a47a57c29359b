package dev.starpost.contracts.game;

import dev.starpost.contracts.Required;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.List;
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
  private static final Duration SHORTEST = Duration.ofMinutes(1);
  private static final Duration LONGEST = Duration.ofDays(60);
  private static final List<String> TIMEOUTS = List.of("default-move", "bot-takeover", "forfeit");

  public TableClock {
    Required.word("kind", kind);
  }

  /**
   * Why a clock is none that people can choose.
   *
   * @param field of the clock
   */
  public record Fault(String field, Why why) {}

  /** What is wrong with a field. */
  public enum Why {
    /** There is no such kind. */
    KIND,
    /** A clock of this kind has no such field. */
    SUPERFLUOUS,
    /** It is not a time from a minute to 60 days. */
    DURATION,
    /** The bank would begin above its cap. */
    CAP,
    /** There is no such timeout. */
    TIMEOUT
  }

  /** The first thing that is wrong with it, for whoever takes it from somebody. */
  public Optional<Fault> fault() {
    return switch (kind) {
      case "none" -> superfluous("move", move).or(this::bankSuperfluous).or(this::badTimeout);
      case "per-move" -> bad("move", move).or(this::bankSuperfluous).or(this::badTimeout);
      case "bank" -> superfluous("move", move).or(this::badBank).or(this::badTimeout);
      default -> Optional.of(new Fault("kind", Why.KIND));
    };
  }

  private Optional<Fault> bankSuperfluous() {
    return superfluous("bank", bank)
        .or(() -> superfluous("increment", increment))
        .or(() -> superfluous("cap", cap));
  }

  private Optional<Fault> badBank() {
    return bad("bank", bank)
        .or(() -> bad("increment", increment))
        .or(() -> cap.isPresent() ? bad("cap", cap) : Optional.empty())
        .or(
            () ->
                cap.map(Duration::parse)
                    .filter(most -> most.compareTo(Duration.parse(bank.orElseThrow())) < 0)
                    .map(most -> new Fault("cap", Why.CAP)));
  }

  private Optional<Fault> badTimeout() {
    return timeout
        .filter(word -> !TIMEOUTS.contains(word))
        .map(word -> new Fault("timeout", Why.TIMEOUT));
  }

  private static Optional<Fault> superfluous(String field, Optional<String> value) {
    return value.map(text -> new Fault(field, Why.SUPERFLUOUS));
  }

  private static Optional<Fault> bad(String field, Optional<String> text) {
    try {
      Duration duration = Duration.parse(text.orElse(""));
      if (duration.compareTo(SHORTEST) >= 0 && duration.compareTo(LONGEST) <= 0) {
        return Optional.empty();
      }
    } catch (DateTimeParseException e) {
      // Said below.
    }
    return Optional.of(new Fault(field, Why.DURATION));
  }
}
