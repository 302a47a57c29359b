package dev.starpost.gateway.export;

import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.streams.WriteStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Merged JSON document: one object that has all members of several, which are in files. */
final class Document {
  private static final Buffer COMMA = Buffer.buffer(",");

  private record Part(Spool spool, Parts.Range members) {}

  private final List<Part> parts;

  private Document(List<Part> parts) {
    this.parts = parts;
  }

  /**
   * Reads all of them; for threads that may wait.
   *
   * @throws IOException if one is no JSON object, or two have a member of the same name
   */
  static Document of(List<Spool> spools) throws IOException {
    List<Part> parts = new ArrayList<>();
    Parts found = new Parts();
    for (Spool spool : spools) {
      try (InputStream object = spool.read()) {
        Optional<Parts.Range> members = found.members(object);
        members.ifPresent(range -> parts.add(new Part(spool, range)));
      }
    }
    return new Document(parts);
  }

  long length() {
    long commas = Math.max(0, parts.size() - 1);
    return parts.stream().mapToLong(part -> part.members().length()).sum() + commas + 2;
  }

  Future<Void> send(WriteStream<Buffer> to) {
    Future<Void> sent = to.write(Buffer.buffer("{"));
    boolean first = true;
    for (Part part : parts) {
      if (!first) {
        sent = sent.compose(before -> to.write(COMMA.copy()));
      }
      first = false;
      sent = sent.compose(before -> part.spool().send(part.members(), to));
    }
    return sent.compose(before -> to.write(Buffer.buffer("}")));
  }
}
