package dev.starpost.matchmaking.play;

import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.matchmaking.problem.MatchmakingProblem;
import dev.starpost.web.problem.Problem;
import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** For how many a game may be. */
@Schema(name = "MatchSeats")
public record SeatsWish(
    @NotNull @Schema(examples = "3") Integer min, @NotNull @Schema(examples = "4") Integer max) {
  Seats checked() {
    if (min < 2 || max < min) {
      throw bad();
    }
    return new Seats(min, max);
  }

  static Problem bad() {
    return Problem.of(MatchmakingProblem.BAD_SEATS).with("field", "seats");
  }
}
