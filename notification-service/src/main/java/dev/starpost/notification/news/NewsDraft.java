package dev.starpost.notification.news;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Optional;

/**
 * A piece of news that somebody is about to be told.
 *
 * @param account whom
 * @param at when it happened
 * @param body as streams and webhooks tell it; nothing that the person may not know
 * @param letter if it is worth an e-mail
 */
public record NewsDraft(
    String account, NewsKind kind, Instant at, ObjectNode body, Optional<Letter> letter) {

  /**
   * By what a mail about it is known, so that nobody gets two.
   *
   * @param subject the game or the table
   * @param version the beginning of the turn; 0 where there is only one of the kind
   */
  public record Letter(String subject, long version) {}

  public static NewsDraft of(String account, NewsKind kind, Instant at, ObjectNode body) {
    return new NewsDraft(account, kind, at, body, Optional.empty());
  }

  /** The same, to be written as well. */
  public NewsDraft worthALetter(String subject, long version) {
    return new NewsDraft(account, kind, at, body, Optional.of(new Letter(subject, version)));
  }

  /** The game that it is about. */
  public Optional<String> game() {
    return Optional.ofNullable(body.get("gameId")).map(id -> id.textValue());
  }
}
