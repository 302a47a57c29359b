package dev.starpost.engine.api.stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.stream.StreamMessage;
import java.util.OptionalLong;

/**
 * A message of the stream of a game.
 *
 * @param version of the game when it is said
 */
public record GameStreamMessage(Kind kind, long version, JsonNode data) implements StreamMessage {

  /** What it is. */
  public enum Kind {
    /** The whole document; what comes after builds on it. */
    STATE("state"),
    /** One commit. */
    COMMIT("commit"),
    /** The token has expired: come back with a new one. */
    REAUTHENTICATE("reauthenticate"),
    /** The game is finished, and everything has been told. */
    END("end"),
    /** Keep-alive: nothing, so that everybody knows that the connection still stands. */
    KEEP_ALIVE("");

    private final String word;

    Kind(String word) {
      this.word = word;
    }
  }

  static final GameStreamMessage KEEP_ALIVE =
      new GameStreamMessage(Kind.KEEP_ALIVE, 0, JsonNodeFactory.instance.objectNode());

  static GameStreamMessage last(Kind kind, long version) {
    return new GameStreamMessage(
        kind, version, JsonNodeFactory.instance.objectNode().put("version", version));
  }

  @Override
  public String type() {
    return kind.word;
  }

  /** Whoever has heard it knows the game at its version. */
  @Override
  public OptionalLong eventId() {
    return kind == Kind.STATE || kind == Kind.COMMIT || kind == Kind.END
        ? OptionalLong.of(version)
        : OptionalLong.empty();
  }

  @Override
  public String json() {
    return data.toString();
  }

  @Override
  public String line() {
    if (kind == Kind.KEEP_ALIVE) {
      return "";
    }
    ObjectNode line =
        JsonNodeFactory.instance.objectNode().put("type", kind.word).put("version", version);
    line.set("data", data);
    return line.toString();
  }
}
