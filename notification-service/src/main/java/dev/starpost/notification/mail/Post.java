package dev.starpost.notification.mail;

import java.util.Map;
import java.util.UUID;

/** The way to people's letter boxes. */
interface Post {

  /**
   * A mail.
   *
   * @param id the same however often it is sent
   * @param headers beside those that every mail has
   */
  record Mail(
      UUID id, String to, String subject, Map<String, String> headers, String text, String html) {}

  /**
   * Returns when the mail is taken over.
   *
   * @throws NotTaken if it is not, or if that is not known
   */
  void send(Mail mail);

  /** To be tried again. */
  final class NotTaken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotTaken(String why, Throwable cause) {
      super(why, cause);
    }
  }
}
