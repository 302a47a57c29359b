package dev.starpost.lobby.game;

import dev.starpost.messaging.Storable;
import dev.starpost.web.problem.Expectation;
import dev.starpost.web.problem.Malformed;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Base64;

/** Paging cursor in a list of games: where a page ends and the next begins. */
record GameCursor(Instant changedAt, String game) {
  /** Beyond what PostgreSQL can compare no game ever was. */
  private static final long LAST_SECOND = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();

  String text() {
    String plain = changedAt.getEpochSecond() + " " + changedAt.getNano() + " " + game;
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(plain.getBytes(StandardCharsets.UTF_8));
  }

  /** As a client brings it back. */
  static GameCursor read(String text) {
    try {
      String plain = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
      String[] parts = plain.split(" ", 3);
      long second = Long.parseLong(parts[0]);
      int nano = Integer.parseInt(parts[1]);
      if (second >= 0 && second <= LAST_SECOND && nano >= 0 && Storable.isText(parts[2])) {
        return new GameCursor(Instant.ofEpochSecond(second, nano), parts[2]);
      }
    } catch (IllegalArgumentException | DateTimeException | ArrayIndexOutOfBoundsException e) {
      // Not one of ours.
    }
    throw Malformed.field("cursor", Expectation.cursor());
  }
}
