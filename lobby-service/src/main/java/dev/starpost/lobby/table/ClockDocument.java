package dev.starpost.lobby.table;

import dev.starpost.contracts.table.TableClock;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.text.Text;
import dev.starpost.web.problem.Problem;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How long players may think. */
@Schema(
    name = "Clock",
    description =
        "How long players may think; durations as in ISO 8601, from a minute to 60 days. A clock"
            + " `per-move` has `move`; one of the kind `bank` has `bank` and `increment`, and `cap`"
            + " if the bank never exceeds it.",
    requiredProperties = "kind")
record ClockDocument(
    @Schema(enumeration = {"none", "per-move", "bank"}) String kind,
    @Schema(examples = "P3D") Optional<String> move,
    @Schema(examples = "P7D") Optional<String> bank,
    @Schema(examples = "PT12H") Optional<String> increment,
    @Schema(examples = "P14D") Optional<String> cap,
    @Schema(
            description = "What happens when the time is over.",
            enumeration = {"default-move", "bot-takeover", "forfeit"})
        Optional<String> timeout) {
  private static final Duration SHORTEST = Duration.ofMinutes(1);
  private static final Duration LONGEST = Duration.ofDays(60);
  private static final List<String> TIMEOUTS = List.of("default-move", "bot-takeover", "forfeit");

  static final ClockDocument NONE =
      new ClockDocument(
          "none",
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  static ClockDocument of(TableClock clock) {
    return new ClockDocument(
        clock.kind(), clock.move(), clock.bank(), clock.increment(), clock.cap(), clock.timeout());
  }

  /** The clock, if it is one. */
  TableClock checked() {
    switch (String.valueOf(kind)) {
      case "none" -> {
        without("move", move);
        withoutBank();
      }
      case "per-move" -> {
        duration("move", move);
        withoutBank();
      }
      case "bank" -> {
        without("move", move);
        Duration begin = duration("bank", bank);
        duration("increment", increment);
        if (cap.isPresent() && duration("cap", cap).compareTo(begin) < 0) {
          throw bad("cap", Text.of("clock.cap"));
        }
      }
      default -> throw bad("kind", Text.of("clock.kind"));
    }
    if (timeout.isPresent() && !TIMEOUTS.contains(timeout.get())) {
      throw bad("timeout", Text.of("clock.timeout"));
    }
    return new TableClock(kind, move, bank, increment, cap, timeout);
  }

  private void withoutBank() {
    without("bank", bank);
    without("increment", increment);
    without("cap", cap);
  }

  private void without(String field, Optional<String> value) {
    if (value.isPresent()) {
      throw bad(field, Text.of("clock.superfluous", "kind", kind, "field", field));
    }
  }

  private static Duration duration(String field, Optional<String> text) {
    try {
      Duration duration = Duration.parse(text.orElse(""));
      if (duration.compareTo(SHORTEST) >= 0 && duration.compareTo(LONGEST) <= 0) {
        return duration;
      }
    } catch (DateTimeParseException e) {
      // Said below.
    }
    throw bad(field, Text.of("clock.duration", "field", field));
  }

  private static Problem bad(String field, Text why) {
    return Problem.of(LobbyProblem.BAD_CLOCK, "why", why).with("field", "clock." + field);
  }
}
