package dev.starpost.engine.api.stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A message of a stream.
 *
 * @param version of the game when it is said
 */
public record StreamMessage(Kind kind, long version, JsonNode data) {

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

    String word() {
      return word;
    }
  }

  static final StreamMessage KEEP_ALIVE =
      new StreamMessage(Kind.KEEP_ALIVE, 0, JsonNodeFactory.instance.objectNode());

  static StreamMessage last(Kind kind, long version) {
    return new StreamMessage(
        kind, version, JsonNodeFactory.instance.objectNode().put("version", version));
  }

  /** Whether whoever has heard it knows the game at its version. */
  boolean tells() {
    return kind == Kind.STATE || kind == Kind.COMMIT || kind == Kind.END;
  }

  /** A line of NDJSON, without its end. A keep-alive is an empty line. */
  String line() {
    if (kind == Kind.KEEP_ALIVE) {
      return "";
    }
    ObjectNode line =
        JsonNodeFactory.instance.objectNode().put("type", kind.word).put("version", version);
    line.set("data", data);
    return line.toString();
  }
}
