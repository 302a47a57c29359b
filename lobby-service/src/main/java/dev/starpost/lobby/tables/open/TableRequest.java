package dev.starpost.lobby.tables.open;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.tables.table.Entropy;
import dev.starpost.lobby.tables.view.ClockDocument;
import dev.starpost.web.problem.Problem;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Request for a table that somebody wants to open. */
@Schema(name = "TableRequest", requiredProperties = "game")
record TableRequest(
    @NotNull @Schema(description = "As in the catalog.", examples = "salvage") String game,
    @Schema(description = "Missing: as many as the game admits.") Optional<@Valid Wish> seats,
    @Schema(
            description = "The game's options; what is missing has its default.",
            implementation = Object.class,
            examples = "{\"longGame\": true}")
        Optional<ObjectNode> options,
    @Schema(description = "Missing: none.") Optional<ClockDocument> clock,
    @Schema(description = "Missing: false. With true, you have an account and the table is public.")
        Optional<Boolean> ranked,
    @Schema(
            description = "Missing: public.",
            enumeration = {"public", "private"})
        Optional<Visibility> visibility,
    @Schema(description = "What you add to the dice.", maxLength = Entropy.LONGEST)
        Optional<String> entropy,
    @Schema(
            description = "Bots that sit down at once, by how well they play. Missing: none.",
            examples = "[\"greedy\"]")
        Optional<List<String>> bots) {

  /** For how many. */
  @Schema(name = "Seats")
  record Wish(
      @NotNull @Schema(examples = "2") Integer min, @NotNull @Schema(examples = "3") Integer max) {}

  TableRequest {
    if (seats.filter(TableRequest::cannotBe).isPresent()) {
      throw Problem.of(LobbyProblem.BAD_SEATS).with("field", "seats");
    }
  }

  /** What is missing is told by its constraint. */
  private static boolean cannotBe(Wish wish) {
    return wish.min() != null && wish.max() != null && (wish.min() < 1 || wish.max() < wish.min());
  }

  Optional<Seats> places() {
    return seats.map(wish -> new Seats(wish.min(), wish.max()));
  }
}
