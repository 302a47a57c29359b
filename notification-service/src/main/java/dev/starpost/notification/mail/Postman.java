package dev.starpost.notification.mail;

import dev.starpost.jobs.KeyedJob;
import dev.starpost.jobs.RetryPolicy;
import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.account.Recipients;
import dev.starpost.text.LogText;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.qute.Location;
import io.quarkus.qute.Template;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.jboss.logging.Logger;

/**
 * Worker that sends mails that are due, account by account. What belongs to a mail is fixed before
 * it is sent, and removed after the mail server has taken it: whoever dies in between leaves a mail
 * that another instance sends again, with the same id, by which mail programs know it. What is not
 * true any more when it is sent is left out. No transaction is open while the mail server takes its
 * time.
 */
@ApplicationScoped
public class Postman {
  private static final Logger LOG = Logger.getLogger(Postman.class);

  /** Of an account whose mails could not be read, or what became of them not be stored. */
  private static final RetryPolicy RETRIES =
      new RetryPolicy(Duration.ofSeconds(1), Duration.ofMinutes(1));

  private final MailQueue queue;
  private final MailComposer writer;
  private final Recipients people;
  private final MailTransport post;
  private final MeterRegistry registry;
  private final Template html;
  private final Template text;
  private final int mostAtOnce;
  private final String domain;

  Postman(
      MailQueue queue,
      MailComposer writer,
      Recipients people,
      MailTransport post,
      MeterRegistry registry,
      MailSettings settings,
      @Location("letter.html") Template html,
      @Location("letter.txt") Template text) {
    this.queue = queue;
    this.writer = writer;
    this.people = people;
    this.post = post;
    this.registry = registry;
    this.html = html;
    this.text = text;
    this.mostAtOnce = settings.mostAtOnce();
    this.domain = Optional.ofNullable(URI.create(settings.site()).getHost()).orElse("starpost");
  }

  @Produces
  @Singleton
  KeyedJob job() {
    return new KeyedJob(
        MailQueue.JOB, "mail_tasks", MailQueue.WAITING, mostAtOnce, RETRIES, this::sendAll);
  }

  /** All that are due for somebody: one that is not taken does not keep the others. */
  private void sendAll(String account) {
    List<MailQueue.Collected> mails =
        QuarkusTransaction.requiringNew().call(() -> queue.collect(account));
    for (MailQueue.Collected mail : mails) {
      try {
        send(mail);
      } catch (RuntimeException e) {
        if (Thread.currentThread().isInterrupted()) {
          // This instance ends. That was no attempt, and the others are not tried here either.
          throw e;
        }
        failed(mail, e);
      }
    }
  }

  private void failed(MailQueue.Collected mail, RuntimeException failure) {
    Optional<Duration> backoff = queue.failed(mail);
    count("failed");
    LOG.warnf(
        "Sending a mail failed mail=%s account=%s attempt=%d: %s, %s",
        mail.mail(),
        mail.account(),
        mail.attempts() + 1,
        LogText.withoutAddresses(failure.toString()),
        backoff
            .map(wait -> "retrying in %d s".formatted(wait.toSeconds()))
            .orElse("given up after the last retry"));
  }

  private void send(MailQueue.Collected collected) {
    Optional<Recipient> reader = people.find(collected.account());
    Optional<String> address = reader.filter(person -> !person.gone()).flatMap(Recipient::email);
    List<MailItem> items =
        collected.items().stream()
            .filter(item -> queue.isStillTrue(collected.account(), item))
            .toList();
    if (address.isEmpty() || items.isEmpty()) {
      queue.done(collected);
      count("dropped");
      return;
    }
    post.send(mail(collected.mail(), reader.get(), address.get(), items));
    queue.done(collected);
    count("sent");
  }

  private MailTransport.Mail mail(UUID id, Recipient reader, String address, List<MailItem> items) {
    MailContent letter = writer.write(reader, items);
    Map<String, String> headers = new TreeMap<>();
    headers.put("Message-ID", "<" + id + "@" + domain + ">");
    headers.put("Auto-Submitted", "auto-generated");
    headers.put("Content-Language", letter.language());
    // RFC 8058: one click in the mail program, without a page.
    headers.put("List-Unsubscribe", "<" + letter.unsubscribeLink() + ">");
    headers.put("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    return new MailTransport.Mail(
        id,
        address,
        letter.subject(),
        headers,
        text.data("letter", letter).render(),
        html.data("letter", letter).render());
  }

  private void count(String outcome) {
    registry.counter("starpost.mails", "outcome", outcome).increment();
  }
}
