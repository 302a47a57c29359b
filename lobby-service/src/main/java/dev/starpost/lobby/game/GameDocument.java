package dev.starpost.lobby.game;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.contracts.game.Visibility;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A game in the list of somebody who sits in it. */
@Schema(
    name = "GameSummary",
    requiredProperties = {
      "gameId",
      "game",
      "status",
      "version",
      "seats",
      "seat",
      "awaiting",
      "awaitingMe",
      "startedAt",
      "changedAt",
      "visibility"
    })
public record GameDocument(
    @Schema(examples = "sv-01M7HET38Z5TJFH1Z6F8VZSEZ0") String gameId,
    @Schema(description = "Its name, as in the catalog.", examples = "salvage") String game,
    @Schema(
            enumeration = {"running", "finished", "aborted"},
            examples = "running")
        String status,
    @Schema(description = "How far it has come.", examples = "17") long version,
    List<Seat> seats,
    @Schema(description = "Where you sit.", examples = "1") int seat,
    @Schema(description = "The seats that the game waits for.", examples = "[1]")
        List<Integer> awaiting,
    @Schema(description = "Whether you are among them.") boolean awaitingMe,
    @Schema(examples = "2026-11-16T12:00:00Z") Instant startedAt,
    @Schema(description = "When something last happened.", examples = "2026-11-16T18:30:00Z")
        Instant changedAt,
    @Schema(examples = "2026-11-20T09:00:00Z") Optional<Instant> finishedAt,
    @Schema(description = "When it is over, best first.") Optional<List<Place>> places,
    @Schema(description = "Opponents without a seat, in games that have some, when it is over.")
        Optional<List<Rival>> rivals,
    @Schema(
            implementation = String.class,
            enumeration = {"public", "private"})
        Visibility visibility,
    @Schema(description = "Whether it counts for ratings.") Optional<Boolean> ranked,
    @Schema(implementation = Object.class, description = "As its table says.")
        Optional<JsonNode> clock,
    @Schema(description = "The table at which its players met.") Optional<String> table) {

  /** Who sits where. */
  @Schema(name = "GameSummarySeat")
  public record Seat(
      @Schema(examples = "1") int seat,
      @Schema(description = "As the player is called now.", examples = "Ann") String name,
      @Schema(description = "When the answer is due, where a clock runs.")
          Optional<Instant> deadline,
      @Schema(
              description = "How well it plays, if a bot answers for the seat.",
              enumeration = {"random", "greedy", "strong"})
          Optional<String> bot) {}

  /** Where a seat came in. */
  @Schema(name = "GameSummaryPlace")
  public record Place(
      @Schema(examples = "1") int seat,
      @Schema(description = "1 is best; equal results share a rank.", examples = "1") int rank,
      @Schema(examples = "42") int points,
      @Schema(description = "Whether the seat did not resign.") boolean stayed,
      @Schema(
              description =
                  "Whether the player did not play to the end: resigned, or left the seat to a bot.")
          boolean abandoned) {}

  /** Where an opponent without a seat came in. */
  @Schema(name = "GameSummaryRival")
  public record Rival(
      @Schema(examples = "The Syndicate") String name,
      @Schema(examples = "2") int rank,
      @Schema(examples = "40") int points) {}

  /**
   * The game as its player sees it.
   *
   * @param names of accounts, as they are called now
   */
  static GameDocument of(
      Game game, String reader, Map<String, String> names, GameDetails.Details details) {
    List<GameSeat> mine =
        game.seats().stream().filter(seat -> seat.account().equals(reader)).toList();
    boolean over = game.finishedAt().isPresent();
    return new GameDocument(
        game.id(),
        game.kind(),
        status(game),
        game.version(),
        game.seats().stream().map(seat -> seat(seat, names)).toList(),
        mine.get(0).seat(),
        game.seats().stream().filter(GameSeat::isAwaited).map(GameSeat::seat).toList(),
        mine.stream().anyMatch(GameSeat::isAwaited),
        game.startedAt(),
        game.changedAt(),
        game.finishedAt(),
        over ? Optional.of(places(game)) : Optional.empty(),
        game.rivals().isEmpty() ? Optional.empty() : Optional.of(game.rivals()),
        game.visibility(),
        details.ranked(),
        details.clock(),
        details.table());
  }

  private static String status(Game game) {
    if (game.isAborted()) {
      return "aborted";
    }
    return game.finishedAt().isPresent() ? "finished" : "running";
  }

  private static Seat seat(GameSeat seat, Map<String, String> names) {
    String name = names.getOrDefault(seat.account(), seat.name().orElse(""));
    return new Seat(seat.seat(), name, seat.deadline(), seat.bot());
  }

  private static List<Place> places(Game game) {
    return game.seats().stream()
        .flatMap(seat -> seat.place().stream())
        .sorted((one, other) -> Integer.compare(one.rank(), other.rank()))
        .toList();
  }
}
