package dev.starpost.testkit.record;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SealedDice;
import dev.starpost.kernel.export.ExportedPlayer;
import dev.starpost.kernel.export.ExportedPly;
import dev.starpost.kernel.export.GameExport;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.table.TableOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * A whole game, as it was played: kept in a module's tests, it shows that the rules still give the
 * same events, and that what was stored can still be read.
 *
 * @param rulesVersion the rules it was played by
 * @param seed of the sealed dice, in hexadecimal
 */
public record RecordedGame(
    String game,
    int rulesVersion,
    int players,
    TableOptions options,
    String seed,
    List<RecordedPly> plies,
    Ranking result) {

  /** Bots know no hour: the same game must be recorded the same on any day. */
  private static final String NO_TIME = "2000-01-01T00:00:00Z";

  /**
   * One step.
   *
   * @param by whose step it was; empty for the opening
   * @param move what was sent; only decisions have one
   * @param events what happened
   * @param drawn how many draws had been made after it
   * @param mayTakeBack whether it could be undone
   * @param undone how many decisions an undo took back; absent if one
   */
  public record RecordedPly(
      Ply.Kind kind,
      Optional<Seat> by,
      Optional<ObjectNode> move,
      List<JsonNode> events,
      long drawn,
      boolean mayTakeBack,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> undone) {

    private ExportedPly toExport(long version, int rulesVersion) {
      return new ExportedPly(
          version, NO_TIME, rulesVersion, kind, by, move, events, drawn, mayTakeBack, undone);
    }
  }

  /** The same game as its players could take it away. Nobody added anything to the dice. */
  public GameExport toExport() {
    return toExport(noEntropies(players));
  }

  GameExport toExport(List<String> entropies) {
    List<ExportedPly> history = new ArrayList<>();
    for (RecordedPly ply : plies) {
      history.add(ply.toExport(history.size() + 1, rulesVersion));
    }
    return new GameExport(
        GameExport.FORMAT,
        "recorded",
        game,
        Seat.first(players).stream()
            .map(seat -> new ExportedPlayer(seat, seat.toString(), entropies.get(seat.index())))
            .toList(),
        options,
        SealedDice.commitment(HexFormat.of().parseHex(seed)),
        seed,
        NO_TIME,
        NO_TIME,
        history,
        Optional.of(result));
  }

  static List<String> noEntropies(int players) {
    return Collections.nCopies(players, "");
  }
}
