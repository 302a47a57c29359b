package dev.starpost.lobby.tables.view;

import dev.starpost.contracts.game.TableClock;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.text.Text;
import dev.starpost.web.problem.Problem;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Clock document: how long players may think. */
@Schema(
    name = "Clock",
    description =
        "How long players may think; durations as in ISO 8601, from a minute to 60 days. A clock"
            + " `per-move` has `move`; one of the kind `bank` has `bank` and `increment`, and `cap`"
            + " if the bank never exceeds it.",
    requiredProperties = "kind")
public record ClockDocument(
    @Schema(enumeration = {"none", "per-move", "bank"}) String kind,
    @Schema(examples = "P3D") Optional<String> move,
    @Schema(examples = "P7D") Optional<String> bank,
    @Schema(examples = "PT12H") Optional<String> increment,
    @Schema(examples = "P14D") Optional<String> cap,
    @Schema(
            description = "What happens when the time is over.",
            enumeration = {"default-move", "bot-takeover", "forfeit"})
        Optional<String> timeout) {
  public static final ClockDocument NONE =
      new ClockDocument(
          "none",
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  public static ClockDocument of(TableClock clock) {
    return new ClockDocument(
        clock.kind(), clock.move(), clock.bank(), clock.increment(), clock.cap(), clock.timeout());
  }

  /** The clock, if it is one. */
  public TableClock checked() {
    TableClock clock =
        new TableClock(kind == null ? "?" : kind, move, bank, increment, cap, timeout);
    clock
        .fault()
        .ifPresent(
            fault -> {
              throw Problem.of(LobbyProblem.BAD_CLOCK, "why", why(fault))
                  .with("field", "clock." + fault.field());
            });
    return clock;
  }

  private Text why(TableClock.Fault fault) {
    return switch (fault.why()) {
      case KIND -> Text.of("clock.kind");
      case CAP -> Text.of("clock.cap");
      case TIMEOUT -> Text.of("clock.timeout");
      case DURATION -> Text.of("clock.duration", "field", fault.field());
      case SUPERFLUOUS -> Text.of("clock.superfluous", "kind", kind, "field", fault.field());
    };
  }
}
