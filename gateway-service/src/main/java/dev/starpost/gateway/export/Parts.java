package dev.starpost.gateway.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Makes one JSON object of several, without holding them as anything but bytes. */
final class Parts {
  private static final JsonFactory JSON = new JsonFactory();

  private Parts() {}

  /**
   * Has all members of all of them.
   *
   * @throws IOException if one is no JSON object, or two have a member of the same name: then
   *     something would be missing in what comes out
   */
  static Buffer join(List<Buffer> objects) throws IOException {
    Buffer joined = Buffer.buffer().appendByte((byte) '{');
    Set<String> names = new HashSet<>();
    for (Buffer object : objects) {
      byte[] bytes = object.getBytes();
      if (addNames(bytes, names)) {
        if (joined.length() > 1) {
          joined.appendByte((byte) ',');
        }
        int from = first(bytes, '{') + 1;
        joined.appendBytes(bytes, from, last(bytes, '}') - from);
      }
    }
    return joined.appendByte((byte) '}');
  }

  /** Whether there is any. */
  private static boolean addNames(byte[] object, Set<String> names) throws IOException {
    try (JsonParser parser = JSON.createParser(object)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new IOException("a part is no object");
      }
      boolean any = false;
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        any = true;
        if (!names.add(parser.currentName())) {
          throw new IOException("two parts are called " + parser.currentName());
        }
        parser.nextToken();
        parser.skipChildren();
      }
      if (parser.nextToken() != null) {
        throw new IOException("a part goes on after its end");
      }
      return any;
    }
  }

  private static int first(byte[] bytes, char sought) {
    int at = 0;
    while (bytes[at] != sought) {
      at++;
    }
    return at;
  }

  private static int last(byte[] bytes, char sought) {
    int at = bytes.length - 1;
    while (bytes[at] != sought) {
      at--;
    }
    return at;
  }
}
