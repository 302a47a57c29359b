package dev.starpost.notification.mail;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.jobs.Jobs;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.database.Times;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Jdbi;

/** What waits to be written to somebody, and what was kept instead of sent. */
@ApplicationScoped
class MailData implements PersonalData {
  /** Kept mails know no account; nobody else has the address. */
  private static final String KEPT =
      "kept_mail where recipient = (select email from person where account = :account)";

  private final Jdbi jdbi;
  private final Jobs jobs;
  private final Clock clock;

  MailData(Jdbi jdbi, Jobs jobs, Clock clock) {
    this.jdbi = jdbi;
    this.jobs = jobs;
    this.clock = clock;
  }

  /**
   * @param kept empty where mails are sent
   */
  record Mails(List<Waiting> waiting, List<Kept> kept) {}

  /** Something that the next mail will be about. */
  record Waiting(String about, String subject, Instant dueAt, int attempts, JsonNode data) {}

  /** A mail that can be read in the mailbox of whoever runs this. */
  record Kept(Instant at, String recipient, String subject, String text) {}

  @Override
  public String part() {
    return "mails";
  }

  @Override
  public Mails of(String account) {
    return jdbi.withHandle(
        sql ->
            new Mails(
                sql.createQuery("select * from mail_item where account = :account order by due_at")
                    .bind("account", account)
                    .map(
                        (row, context) ->
                            new Waiting(
                                row.getString("kind"),
                                row.getString("subject"),
                                Times.at(row, "due_at"),
                                row.getInt("attempts"),
                                Json.read(row.getString("body"))))
                    .list(),
                sql.createQuery("select * from " + KEPT + " order by kept_at")
                    .bind("account", account)
                    .map(
                        (row, context) ->
                            new Kept(
                                Times.at(row, "kept_at"),
                                row.getString("recipient"),
                                row.getString("subject"),
                                row.getString("words")))
                    .list()));
  }

  @Override
  public void erase(String account) {
    jdbi.useHandle(
        sql -> {
          sql.createUpdate("delete from mail_item where account = :account")
              .bind("account", account)
              .execute();
          sql.createUpdate("delete from " + KEPT).bind("account", account).execute();
        });
    // Its task has the account's id, and goes when nothing waits.
    jobs.wake(MailQueue.JOB, Map.of(account, clock.instant()));
  }
}
