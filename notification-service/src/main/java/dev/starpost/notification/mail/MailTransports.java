package dev.starpost.notification.mail;

import io.quarkus.mailer.Mail;
import io.quarkus.mailer.reactive.ReactiveMailer;
import io.smallrye.mutiny.TimeoutException;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.jdbi.v3.core.Jdbi;

/** Producer of the mail transport that is configured. */
@Singleton
final class MailTransports {
  @Produces
  @Singleton
  MailTransport post(MailSettings settings, ReactiveMailer mailer, Jdbi jdbi) {
    return switch (settings.delivery()) {
      case SMTP -> mail -> bySmtp(mail, settings, mailer);
      case MAILBOX -> mail -> keep(mail, jdbi);
    };
  }

  private static void bySmtp(
      MailTransport.Mail mail, MailSettings settings, ReactiveMailer mailer) {
    Mail sent = Mail.withText(mail.to(), mail.subject(), mail.text()).setHtml(mail.html());
    mail.headers().forEach(sent::addHeader);
    try {
      mailer.send(sent).await().atMost(settings.responseTimeout());
    } catch (TimeoutException e) {
      throw new MailTransport.NotTaken("timeout of the mail server", e);
    } catch (RuntimeException e) {
      throw new MailTransport.NotTaken("the mail server refused it or is away", e);
    }
  }

  private static void keep(MailTransport.Mail mail, Jdbi jdbi) {
    String headers =
        mail.headers().entrySet().stream()
            .map(header -> header.getKey() + ": " + header.getValue() + "\n")
            .reduce("", String::concat);
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    // To nobody who has left since it was written: it would stay.
                    "insert into kept_mail (id, recipient, subject, headers, words, html)"
                        + " select :id, :to, :subject, :headers, :words, :html"
                        + " from (select 1 from person where email = :to for share) reader"
                        + " on conflict do nothing")
                .bind("id", mail.id())
                .bind("to", mail.to())
                .bind("subject", mail.subject())
                .bind("headers", headers)
                .bind("words", mail.text())
                .bind("html", mail.html())
                .execute());
  }
}
