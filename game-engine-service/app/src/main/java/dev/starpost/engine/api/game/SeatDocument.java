package dev.starpost.engine.api.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.engine.game.Departures;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.game.SeatController;
import dev.starpost.engine.game.clock.SeatClock;
import dev.starpost.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Who sits in a seat, who plays for it, and how much time there is. */
@Schema(name = "Seat")
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record SeatDocument(
    int seat,
    @Schema(description = "Of a player who is gone, one that tells nothing.") String name,
    @Schema(
            description = "The level of the bot that keeps the seat; absent where a person does.",
            implementation = String.class,
            enumeration = {"random", "greedy", "strong"})
        Optional<String> bot,
    @Schema(
            description = "Of a seat that a bot took over: whether its player may take it back.",
            implementation = Boolean.class)
        Optional<Boolean> mayReturn,
    @Schema(
            description = "Until when the seat has time; absent where no clock runs.",
            implementation = Instant.class)
        Optional<Instant> deadline,
    @Schema(
            description =
                "How much time the seat has when its clock runs again, as in ISO 8601; absent while"
                    + " it runs and where there is none.",
            implementation = String.class,
            examples = "PT36H")
        Optional<String> timeLeft) {

  static SeatDocument of(HostedGame<?, ?, ?> game, Seat seat, Departures departures) {
    SeatController controller = game.roster().controller(seat);
    return new SeatDocument(
        seat.number(),
        departures.nameOf(game.opening().players().get(seat.index())),
        controller.level().map(BotLevel::word),
        controller.isLeft() ? Optional.of(controller.mayReturn()) : Optional.empty(),
        game.clockOf(seat).flatMap(SeatClock::running).map(SeatClock.Running::deadline),
        game.timeAtNextWait(seat).map(Duration::toString));
  }
}
