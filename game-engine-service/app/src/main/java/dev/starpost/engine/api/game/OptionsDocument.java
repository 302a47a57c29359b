package dev.starpost.engine.api.game;

import dev.starpost.engine.game.GameWords;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.OptionDocument;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Every legal move of a seat. */
@Schema(
    name = "Options",
    description =
        "Every legal move of the caller's seat: an option's move, with each choose filled in. Its param"
            + " becomes a list of min to max of the values; where it has slots, an object with one of"
            + " a slot's values for each of min to max slots, the required ones among them.")
public record OptionsDocument(String gameId, long version, int seat, List<OptionDocument> options) {

  static OptionsDocument of(HostedGame<?, ?, ?> game, Seat seat, GameWords words) {
    return new OptionsDocument(
        game.gameId(), game.version(), seat.number(), game.options(seat, words));
  }
}
