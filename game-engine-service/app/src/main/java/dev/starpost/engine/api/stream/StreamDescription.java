package dev.starpost.engine.api.stream;

import dev.starpost.engine.api.game.GameDocument;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What the API's description says of streams. */
final class StreamDescription {
  static final String TEXT =
      """
      Server-sent events or lines of JSON (NDJSON), by the header Accept. As an event its name is
      the type below, its data is the data below, and its id is the version; a line has all three
      as fields.

      - `state`: first. The data is the document of `GET /v1/games/{gameId}`.
      - `commit`: one for each version after that, none left out and none twice. The data is a
        `CommitDelta`; its `patch` (RFC 7396) turns the document before into the document after.
      - `reauthenticate`: last, when the token expires. Come back with a new one.
      - `end`: last, when the game is finished and everything has been told.

      Whoever comes back with the header `Last-Event-ID` goes on after that version without a new
      `state`; if that version is unknown or far behind, a new `state` comes first. After `end` the
      answer to that is 204. When nothing happens, a comment or an empty line comes every few
      seconds. A stream that ends without a last word ends because its server does: come back.""";

  private StreamDescription() {}

  /** A line of a stream. */
  @Schema(name = "StreamLine", description = "A line of a stream.")
  record Line(
      @Schema(enumeration = {"state", "commit", "reauthenticate", "end"}) String type,
      @Schema(description = "The version of the game.") long version,
      @Schema(oneOf = {GameDocument.class, CommitDocument.class, LastWord.class}) Object data) {}

  /** What reauthenticate and end say. */
  @Schema(name = "LastWord", description = "What reauthenticate and end say.")
  record LastWord(@Schema(description = "How far the game has come.") long version) {}
}
