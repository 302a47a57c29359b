package dev.starpost.rating.ladder;

import dev.starpost.messaging.Storable;
import dev.starpost.rating.standing.Standing;
import dev.starpost.web.problem.Expectation;
import dev.starpost.web.problem.Malformed;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;

/**
 * Where somebody stands in the order of a ladder: by rating, then whoever has had it longer, then
 * by the account's id.
 */
record Position(int rating, Instant since, String account) {
  /** Beyond what PostgreSQL can compare nobody ever played. */
  private static final long LAST_SECOND = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();

  private static final int MICROS = 1_000_000;

  static Position of(Standing standing) {
    return new Position(standing.rating(), standing.since(), standing.account());
  }

  /** As clients bring it back to see who comes next. */
  String cursor() {
    long micros = ChronoUnit.MICROS.between(Instant.EPOCH, since);
    String plain = rating + " " + micros + " " + account;
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(plain.getBytes(StandardCharsets.UTF_8));
  }

  static Position read(String cursor) {
    try {
      String plain = new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8);
      String[] parts = plain.split(" ", 3);
      long micros = Long.parseLong(parts[1]);
      if (micros >= 0 && micros / MICROS <= LAST_SECOND && Storable.isText(parts[2])) {
        return new Position(
            Integer.parseInt(parts[0]), Instant.EPOCH.plus(micros, ChronoUnit.MICROS), parts[2]);
      }
    } catch (IllegalArgumentException | DateTimeException | ArrayIndexOutOfBoundsException e) {
      // Not one of ours.
    }
    throw Malformed.field("cursor", Expectation.cursor());
  }
}
