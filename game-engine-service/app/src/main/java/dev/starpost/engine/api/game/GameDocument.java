package dev.starpost.engine.api.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.game.Departures;
import dev.starpost.engine.game.GameOpening;
import dev.starpost.engine.game.GameWords;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Language;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A game as one viewer may see it. What does not apply is left out; nothing is ever null. */
@Schema(name = "Game", description = "A game as its viewer may see it. No field is ever null.")
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record GameDocument(
    String gameId,
    @Schema(description = "Which game it is.", examples = "salvage") String game,
    @Schema(description = "How many commits led here; also the ETag.") long version,
    Status status,
    @Schema(description = "Who sits where, in seating order.") List<SeatDocument> seats,
    @Schema(
            description = "The caller's seat; absent for a spectator.",
            implementation = Integer.class)
        Optional<Integer> seat,
    @Schema(description = "The seats that the game waits for.") List<Integer> awaiting,
    @Schema(
            description = "What the caller is asked; absent if nothing.",
            implementation = QuestionDocument.class)
        Optional<QuestionDocument> question,
    @Schema(
            description =
                "The earliest version that the caller may go back to (POST undo); absent if the"
                    + " caller's last decision stands.",
            implementation = Long.class)
        Optional<Long> mayUndo,
    @Schema(
            description =
                "The seats whose players would like the game to end without a result; absent if"
                    + " there are none.")
        Optional<List<Integer>> cancellation,
    @Schema(description = "SHA-256 of the sealed seed, in hexadecimal.") String commitment,
    Instant startedAt,
    @Schema(
            description = "The game's own view. Its fields are the game's; see its rules.",
            type = SchemaType.OBJECT,
            implementation = Object.class)
        JsonNode state,
    @Schema(description = "Once the game is finished.", implementation = Ranking.class)
        Optional<Ranking> result) {

  /** Whether it goes on. */
  @Schema(name = "GameStatus")
  public enum Status {
    @JsonProperty("running")
    RUNNING,
    @JsonProperty("finished")
    FINISHED,
    /** It has ended without a result. */
    @JsonProperty("aborted")
    ABORTED
  }

  /** What somebody is asked. */
  @Schema(name = "Question")
  public record QuestionDocument(
      @Schema(description = "A stable word for programs.", examples = "bid") String kind,
      @Schema(description = "The sentence for people.") String text,
      @Schema(description = "The rule that asks.", examples = "SV-4.1") String rule) {}

  public static GameDocument of(
      HostedGame<?, ?, ?> game, Viewer viewer, Language language, Departures departures) {
    GameOpening opening = game.opening();
    GameWords words = GameWords.of(game, departures, language);
    Optional<Ranking> result = game.result();
    return new GameDocument(
        game.gameId(),
        game.kind().name(),
        game.version(),
        status(game),
        opening.seats().stream().map(seat -> SeatDocument.of(game, seat, departures)).toList(),
        viewer.seat().map(Seat::number),
        game.awaiting().stream().map(Seat::number).toList(),
        viewer.seat().flatMap(game::question).map(question -> asked(question, words)),
        viewer.seat().flatMap(game::mayUndoTo),
        Optional.of(game.roster().agreed().stream().map(Seat::number).toList())
            .filter(agreed -> !agreed.isEmpty()),
        opening.commitment(),
        opening.startedAt(),
        game.view(viewer),
        result);
  }

  private static Status status(HostedGame<?, ?, ?> game) {
    if (game.roster().aborted()) {
      return Status.ABORTED;
    }
    return game.isFinished() ? Status.FINISHED : Status.RUNNING;
  }

  private static QuestionDocument asked(Question question, GameWords words) {
    return new QuestionDocument(question.kind(), words.say(question.text()), question.rule());
  }
}
