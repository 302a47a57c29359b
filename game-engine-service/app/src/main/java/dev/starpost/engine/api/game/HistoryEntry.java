package dev.starpost.engine.api.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.game.GameWords;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.play.Ply;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** One step of a game as one viewer may see it. */
@Schema(
    name = "HistoryEntry",
    description =
        "One step of a game. kind and seat are absent where the viewer may not know whose it was.")
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record HistoryEntry(
    long version,
    Instant at,
    @Schema(
            implementation = String.class,
            enumeration = {
              "opening",
              "decision",
              "bot-decision",
              "taking-back",
              "resignation",
              "forfeit",
              "timeout",
              "takeover",
              "return",
              "clock-change",
              "cancellation",
              "abort"
            })
        Optional<Ply.Kind> kind,
    @Schema(implementation = Integer.class) Optional<Integer> seat,
    @Schema(
            description =
                "A step that no event tells of, in words: a decision taken back, a time that is"
                    + " over. Absent where the events say all.",
            implementation = String.class)
        Optional<String> text,
    @Schema(
            description =
                "What happened, as the viewer may see it. Each has a type, the fields of that type,"
                    + " and text: the same in words.")
        List<JsonNode> events) {

  public static HistoryEntry of(
      Commit commit, GameKind<?, ?, ?> kind, Viewer viewer, GameWords words) {
    List<JsonNode> events = kind.show(commit, viewer, words);
    boolean told =
        !events.isEmpty() || isPublic(commit.kind()) || commit.seat().stream().anyMatch(viewer::is);
    return new HistoryEntry(
        commit.version(),
        commit.at(),
        told ? Optional.of(commit.kind()) : Optional.empty(),
        told ? commit.seat().map(Seat::number) : Optional.empty(),
        commit
            .seat()
            .flatMap(seat -> commit.kind().text(seat, commit.undone().orElse(1)))
            .map(words::say),
        events);
  }

  /** Whatever the game: only what somebody has decided can be a secret. */
  private static boolean isPublic(Ply.Kind kind) {
    return !kind.isDecision() && kind != Ply.Kind.OPENING;
  }
}
