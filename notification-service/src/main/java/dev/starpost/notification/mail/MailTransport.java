package dev.starpost.notification.mail;

import dev.starpost.text.LogText;
import java.util.Map;
import java.util.UUID;

/** Transport of mails: SMTP, or a mailbox for development. */
interface MailTransport {

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

  /**
   * To be tried again. Does not keep what it was caused by, but its words: mail servers repeat the
   * address that they do not take, and no log shall.
   */
  final class NotTaken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotTaken(String why, Throwable cause) {
      super(why + ": " + LogText.withoutAddresses(cause.toString()));
    }
  }
}
