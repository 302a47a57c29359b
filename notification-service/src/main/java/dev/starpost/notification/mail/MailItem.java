package dev.starpost.notification.mail;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.notification.database.Json;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * One thing to write about.
 *
 * @param kind the word of a kind of news, or {@link #WEBHOOK_PAUSED}
 * @param subject the game, the table or the webhook
 * @param version the beginning of the turn, or the question with the deadline
 */
record MailItem(String kind, String subject, long version, ObjectNode body) {
  /** To the owner, whatever they prefer: nobody else can mend it. */
  static final String WEBHOOK_PAUSED = "webhook-paused";

  static MailItem of(ResultSet row) throws SQLException {
    return new MailItem(
        row.getString("kind"),
        row.getString("subject"),
        row.getLong("version"),
        Json.read(row.getString("body")));
  }
}
