package dev.starpost.gateway.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Streaming scanner for JSON members. Finds what of several JSON objects makes one, without holding
 * more than a piece of them: their members, byte by byte.
 */
final class Parts {
  private static final JsonFactory JSON = new JsonFactory();

  private final Set<String> names = new HashSet<>();

  /** Bytes of an object. */
  record Range(long from, long to) {
    long length() {
      return to - from;
    }
  }

  /**
   * Where the members of the next object are; empty if it has none.
   *
   * @throws IOException if it is no JSON object, or has a member of a name that another has: then
   *     something would be missing in what comes out
   */
  Optional<Range> members(InputStream object) throws IOException {
    try (JsonParser parser = JSON.createParser(object)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new IOException("a part is no object");
      }
      long from = parser.currentTokenLocation().getByteOffset() + 1;
      boolean any = false;
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        any = true;
        if (!names.add(parser.currentName())) {
          throw new IOException("two parts are called " + parser.currentName());
        }
        parser.nextToken();
        parser.skipChildren();
      }
      long to = parser.currentTokenLocation().getByteOffset();
      if (parser.currentToken() != JsonToken.END_OBJECT || parser.nextToken() != null) {
        throw new IOException("a part does not end where it should");
      }
      if (from < 1 || to < from) {
        throw new IOException("a part is not written in UTF-8");
      }
      return any ? Optional.of(new Range(from, to)) : Optional.empty();
    }
  }
}
