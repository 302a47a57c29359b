package dev.starpost.notification.mail;

import dev.starpost.jobs.RecurringJob;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Repository of mails that are kept for the mailbox page instead of sent. */
@ApplicationScoped
public class DevMailbox {
  private static final int MOST = 200;

  private final Jdbi jdbi;
  private final MailSettings settings;

  DevMailbox(Jdbi jdbi, MailSettings settings) {
    this.jdbi = jdbi;
    this.settings = settings;
  }

  /** A line of the page. */
  public record Line(String id, String recipient, String subject, String keptAt) {}

  List<Line> latest() {
    requireMailbox();
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select id, recipient, subject, kept_at::timestamp(0)::text as kept"
                        + " from kept_mail order by kept_at desc limit :most")
                .bind("most", MOST)
                .map(
                    (row, context) ->
                        new Line(
                            row.getString("id"),
                            row.getString("recipient"),
                            row.getString("subject"),
                            row.getString("kept")))
                .list());
  }

  Optional<String> html(UUID id) {
    return one("html", id);
  }

  Optional<String> text(UUID id) {
    return one("headers || E'\\n' || words", id);
  }

  private Optional<String> one(String what, UUID id) {
    requireMailbox();
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select " + what + " from kept_mail where id = :id")
                .bind("id", id)
                .mapTo(String.class)
                .findOne());
  }

  private void requireMailbox() {
    if (settings.delivery() != MailSettings.Delivery.MAILBOX) {
      throw Problem.of(CommonProblem.NOT_FOUND);
    }
  }

  @Produces
  @Singleton
  RecurringJob sweepJob() {
    return new RecurringJob("kept-mail-sweep", Duration.ofHours(1), this::sweep);
  }

  void sweep() {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "delete from kept_mail where id not in"
                        + " (select id from kept_mail order by kept_at desc limit :most)")
                .bind("most", MOST)
                .execute());
  }
}
