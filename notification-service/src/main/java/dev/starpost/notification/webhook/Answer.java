package dev.starpost.notification.webhook;

import java.util.Optional;

/**
 * What came of a call.
 *
 * @param status empty if there was no answer
 * @param body its beginning
 * @param failure why there was no answer
 */
record Answer(Optional<Integer> status, Optional<String> body, Optional<String> failure) {
  private static final int GONE = 410;

  static Answer of(int status, String body) {
    return new Answer(Optional.of(status), Optional.of(body), Optional.empty());
  }

  static Answer none(String why) {
    return new Answer(Optional.empty(), Optional.empty(), Optional.of(why));
  }

  boolean isGood() {
    return status.filter(code -> code >= 200 && code < 300).isPresent();
  }

  /** The receiver does not want to be called any more. */
  boolean isFarewell() {
    return status.equals(Optional.of(GONE));
  }
}
