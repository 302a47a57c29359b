package dev.starpost.notification.stream;

import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What the API's description says of the stream. */
final class StreamDescription {
  static final String TEXT =
      """
      Server-sent events or lines of JSON (NDJSON), by the header Accept. As an event its name is
      the type below, its data is the data below; a line has all three as fields.

      - `state`: first. `awaiting` lists the games that wait for you, `invitations` the tables to
        which you are invited.
      - `your-turn`, `turn-over`, `deadline-near`, `game-started`, `game-over`: of your games.
      - `invitation`, `table-changed`: of tables.
      - `match-found`: opponents are found for your ticket, and `tableId` is made for you.
      - `ticket-changed`: `change` says what became of it: `expired`, `cancelled`, or `requeued` because
        somebody was not there any more.
      - `challenge`: somebody challenges you. `challenge-over`: `change` says how one ended: `accepted`,
        `declined`, `ignored` or `withdrawn`, and `consequence` what that means for the challenged.
      - `chat-message`: what other players of your games say.
      - `reauthenticate`: last, when the token expires. Come back with a new one.

      Ids grow, and some may be left out. Whoever comes back with the header `Last-Event-ID` goes on
      after that one without a new `state`; if it is unknown or far behind, a new `state` comes first.
      When nothing happens, a comment or an empty line comes every few seconds. A stream that ends
      without a last word ends because its server does, or because its client was too slow: come
      back. An account may have several streams.""";

  private StreamDescription() {}

  /** A line of a stream. */
  @Schema(name = "NewsLine", description = "A line of a stream.")
  record Line(
      @Schema(
              enumeration = {
                "state",
                "your-turn",
                "turn-over",
                "deadline-near",
                "game-started",
                "game-over",
                "invitation",
                "table-changed",
                "chat-message",
                "match-found",
                "ticket-changed",
                "challenge",
                "challenge-over",
                "reauthenticate"
              })
          String type,
      @Schema(description = "For Last-Event-ID; 0 where one cannot go on from.") long id,
      @Schema(type = SchemaType.OBJECT) Object data) {}
}
