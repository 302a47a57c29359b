package dev.starpost.notification.mail;

import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.account.Recipients;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.qute.Location;
import io.quarkus.qute.Template;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.JdbiException;

/**
 * Worker that sends mails that are due. What belongs to a mail is fixed before it is sent, and
 * removed after the mail server has taken it: whoever dies in between leaves a mail that is sent
 * again when the lease is over, with the same id, by which mail programs know it. What is not true
 * any more when it is sent is left out. No transaction is open while the mail server takes its
 * time.
 */
@ApplicationScoped
public class Postman {
  private static final Logger LOG = Logger.getLogger(Postman.class);
  private static final long MILLIS_TO_END = 10_000;

  private final MailQueue queue;
  private final MailComposer writer;
  private final Recipients people;
  private final MailTransport post;
  private final MeterRegistry registry;
  private final Template html;
  private final Template text;
  private final Duration pollInterval;
  private final String domain;
  private final Semaphore end = new Semaphore(0);
  private final Thread thread = new Thread(this::run, "postman");

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
    this.pollInterval = settings.pollInterval();
    this.domain = Optional.ofNullable(URI.create(settings.site()).getHost()).orElse("starpost");
  }

  void begin(@Observes StartupEvent event) {
    thread.setDaemon(true);
    thread.start();
  }

  private void run() {
    try {
      while (!end.tryAcquire(pollInterval.toMillis(), TimeUnit.MILLISECONDS)) {
        while (round() == MailQueue.AT_ONCE) {
          // There may be more.
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** How many mails there were. */
  private int round() {
    try {
      List<UUID> mails = QuarkusTransaction.requiringNew().call(queue::collect);
      for (UUID mail : mails) {
        if (end.availablePermits() > 0) {
          return 0;
        }
        QuarkusTransaction.requiringNew().call(() -> queue.lease(mail)).ifPresent(this::send);
      }
      return mails.size();
    } catch (JdbiException e) {
      LOG.warnf(
          "Reading due mails failed: %s, retrying in %d ms",
          e.getMessage(), pollInterval.toMillis());
    } catch (RuntimeException e) {
      // This thread is all that sends mails: it must not end by a mistake in one of them.
      LOG.errorf(e, "Sending mails failed, retrying in %d ms", pollInterval.toMillis());
    }
    return 0;
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
    try {
      post.send(mail(collected.mail(), reader.get(), address.get(), items));
      queue.done(collected);
      count("sent");
    } catch (MailTransport.NotTaken e) {
      Optional<Duration> backoff = queue.failed(collected);
      LOG.warnf(
          "Sending a mail failed mail=%s account=%s attempt=%d: %s, %s",
          collected.mail(),
          collected.account(),
          collected.items().get(0).attempts() + 1,
          e.getMessage(),
          backoff
              .map(wait -> "retrying in %d s".formatted(wait.toSeconds()))
              .orElse("given up after the last retry"));
      count("failed");
    }
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

  void end(@Observes ShutdownEvent event) {
    end.release();
    try {
      thread.join(MILLIS_TO_END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
