package dev.starpost.testkit.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.table.TableOptions;
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

  /**
   * One step.
   *
   * @param by whose step it was; empty for the opening
   * @param move what was sent; only decisions have one
   * @param events what happened
   * @param drawn how many draws had been made after it
   * @param mayTakeBack whether it could be taken back
   */
  public record RecordedPly(
      Ply.Kind kind,
      Optional<Seat> by,
      Optional<ObjectNode> move,
      List<JsonNode> events,
      long drawn,
      boolean mayTakeBack) {}
}
