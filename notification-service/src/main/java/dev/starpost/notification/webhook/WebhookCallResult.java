package dev.starpost.notification.webhook;

import java.util.Optional;

/**
 * The result of a webhook call.
 *
 * @param status empty if there was no answer
 * @param body its beginning
 * @param failure why there was no answer
 */
record WebhookCallResult(
    Optional<Integer> status, Optional<String> body, Optional<String> failure) {
  private static final int GONE = 410;

  static WebhookCallResult of(int status, String body) {
    return new WebhookCallResult(Optional.of(status), Optional.of(body), Optional.empty());
  }

  static WebhookCallResult none(String why) {
    return new WebhookCallResult(Optional.empty(), Optional.empty(), Optional.of(why));
  }

  boolean isGood() {
    return status.filter(code -> code >= 200 && code < 300).isPresent();
  }

  /** The receiver does not want to be called any more. */
  boolean isFarewell() {
    return status.equals(Optional.of(GONE));
  }
}
