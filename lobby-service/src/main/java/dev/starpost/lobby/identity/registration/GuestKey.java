package dev.starpost.lobby.identity.registration;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The {@code Idempotency-Key} of somebody whom nobody knows yet. Many people come from one address,
 * so the key is all that keeps one's account from another: it must be one that is drawn, not one
 * that is thought up, and that two might think up.
 */
final class GuestKey {
  /** Whoever has lost an answer asks again soon. */
  static final Duration KEPT = Duration.ofMinutes(10);

  /** Version 4 is random, version 7 random but for the time (RFC 9562). */
  private static final Pattern UUID =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}");

  /** Of sixteen; one in ten million that are drawn has fewer, and most that are typed. */
  private static final int LEAST_DIGITS = 8;

  private GuestKey() {}

  /**
   * Refuses one that others could have.
   *
   * @param key null if there is none
   */
  static void check(String key) {
    if (key != null && !isDrawn(key.toLowerCase(Locale.ROOT))) {
      throw Problem.of(LobbyProblem.GUESSABLE_KEY);
    }
  }

  private static boolean isDrawn(String key) {
    return UUID.matcher(key).matches()
        && key.chars().filter(digit -> digit != '-').distinct().count() >= LEAST_DIGITS;
  }
}
