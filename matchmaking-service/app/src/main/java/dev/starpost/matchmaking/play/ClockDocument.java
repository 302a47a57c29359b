package dev.starpost.matchmaking.play;

import dev.starpost.contracts.game.TableClock;
import dev.starpost.matchmaking.problem.MatchmakingProblem;
import dev.starpost.text.Text;
import dev.starpost.web.problem.Problem;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How long players may think. */
@Schema(
    name = "RankedClock",
    description =
        "How long players may think; durations as in ISO 8601, from a minute to 60 days. A clock"
            + " `per-move` has `move`; one of the kind `bank` has `bank` and `increment`, and `cap`"
            + " if the bank never exceeds it. Ranked games need one of them.",
    requiredProperties = "kind")
public record ClockDocument(
    @Schema(enumeration = {"per-move", "bank"}) String kind,
    @Schema(examples = "P3D") Optional<String> move,
    @Schema(examples = "P7D") Optional<String> bank,
    @Schema(examples = "PT12H") Optional<String> increment,
    @Schema(examples = "P14D") Optional<String> cap,
    @Schema(
            description = "What happens when the time is over.",
            enumeration = {"default-move", "bot-takeover", "forfeit"})
        Optional<String> timeout) {

  /** Of those who do not choose: enough wait for it that they soon find somebody. */
  static final TableClock USUAL =
      new TableClock(
          "per-move",
          Optional.of("P3D"),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of("forfeit"));

  public static ClockDocument of(TableClock clock) {
    return new ClockDocument(
        clock.kind(), clock.move(), clock.bank(), clock.increment(), clock.cap(), clock.timeout());
  }

  /** The clock, if it is one by which a ranked game can be played. */
  TableClock checked() {
    // Strangers who may think for ever would never end a game.
    String chosen = kind == null || kind.equals("none") ? "?" : kind;
    TableClock clock = new TableClock(chosen, move, bank, increment, cap, timeout);
    clock
        .fault()
        .ifPresent(
            fault -> {
              throw Problem.of(MatchmakingProblem.BAD_CLOCK, "why", why(fault))
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
