package dev.starpost.kernel.export;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.play.Ply;
import java.util.List;
import java.util.Optional;

/**
 * One step of an exported game.
 *
 * @param rulesVersion the rules it was decided by
 * @param seat whose step it was; absent for the opening
 * @param move what was sent; only decisions have one
 * @param drawn how many draws the game had made after it
 * @param undone how many decisions an undo took back; absent if one
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ExportedPly(
    long version,
    String at,
    int rulesVersion,
    Ply.Kind kind,
    Optional<Seat> seat,
    Optional<ObjectNode> move,
    List<JsonNode> events,
    long drawn,
    boolean mayTakeBack,
    Optional<Integer> undone) {

  public ExportedPly {
    events = List.copyOf(events);
  }

  /** A ply as it is exported. */
  public static ExportedPly of(
      long version, String at, int rulesVersion, Ply<?> ply, Optional<ObjectNode> move) {
    return new ExportedPly(
        version,
        at,
        rulesVersion,
        ply.kind(),
        ply.by(),
        move,
        ply.events().stream().map(GameJson::tree).toList(),
        ply.drawn(),
        ply.mayTakeBack(),
        ply.severalUndone());
  }

  /** The kind in words, as the document has it. */
  String kindInWords() {
    return GameJson.tree(kind).textValue();
  }
}
