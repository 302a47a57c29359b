package dev.starpost.notification.webhook;

import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.account.Recipients;
import dev.starpost.notification.news.log.NewsSignal;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.JdbiException;

/**
 * Worker that delivers events to webhooks. Whoever dies on the way leaves them to be tried again
 * when the lease is over, under the same id, so each arrives at least once. No thread and no
 * transaction waits for an answer.
 */
@ApplicationScoped
public class Courier {
  private static final Logger LOG = Logger.getLogger(Courier.class);
  private static final int LOOK_EVERY_MILLIS = 500;
  private static final long MILLIS_TO_END = 5_000;

  private final DueDeliveries due;
  private final Deliveries deliveries;
  private final Webhooks webhooks;
  private final Recipients people;
  private final WebhookCalls calls;
  private final MeterRegistry registry;
  private final Executor workers = Infrastructure.getDefaultWorkerPool();
  private final Semaphore free;
  private final Semaphore bell = new Semaphore(0);
  private final Thread thread = new Thread(this::run, "courier");
  private volatile boolean closed;

  Courier(
      DueDeliveries due,
      Deliveries deliveries,
      Webhooks webhooks,
      Recipients people,
      WebhookCalls calls,
      NewsSignal signal,
      WebhookSettings settings,
      MeterRegistry registry) {
    this.due = due;
    this.deliveries = deliveries;
    this.webhooks = webhooks;
    this.people = people;
    this.calls = calls;
    this.registry = registry;
    this.free = new Semaphore(settings.mostCalls());
    signal.listen(bell::release);
  }

  void begin(@Observes StartupEvent event) {
    thread.setDaemon(true);
    thread.start();
  }

  private void run() {
    while (!closed) {
      try {
        if (bell.tryAcquire(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS)) {
          bell.drainPermits();
        }
        round();
      } catch (JdbiException e) {
        LOG.warnf(
            "Reading due webhook calls failed: %s, retrying in %d ms",
            e.getMessage(), LOOK_EVERY_MILLIS);
      } catch (InterruptedException e) {
        return;
      } catch (RuntimeException e) {
        // This thread is all that calls webhooks: it must not end by a mistake in one round.
        LOG.errorf(e, "Webhook calls failed, retrying in %d ms", LOOK_EVERY_MILLIS);
      }
    }
  }

  private void round() {
    int most = free.availablePermits();
    while (!closed && most > 0) {
      int limit = most;
      List<Delivery> leased = QuarkusTransaction.requiringNew().call(() -> due.lease(limit));
      leased.forEach(this::carry);
      if (leased.size() < limit) {
        return;
      }
      most = free.availablePermits();
    }
  }

  private void carry(Delivery delivery) {
    free.acquireUninterruptibly();
    var unused =
        CompletableFuture.supplyAsync(() -> webhooks.find(delivery.webhook()), workers)
            .thenCompose(
                webhook ->
                    webhook
                        .map(found -> calls.send(found, delivery).thenApply(Optional::of))
                        // Ended since; its deliveries are gone with it.
                        .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty())))
            .whenCompleteAsync((answer, failure) -> arrived(delivery, answer, failure), workers);
  }

  private void arrived(Delivery delivery, Optional<WebhookCallResult> answer, Throwable failure) {
    try {
      if (failure != null) {
        LOG.errorf(
            failure,
            "Webhook call failed webhook=%s delivery=%s attempt=%d, counted as a failed attempt",
            delivery.webhook(),
            delivery.id(),
            delivery.attempts());
      }
      Optional<WebhookCallResult> known =
          failure == null ? answer : Optional.of(WebhookCallResult.none("our own mistake"));
      known.ifPresent(
          one -> {
            QuarkusTransaction.requiringNew().run(() -> deliveries.settle(delivery, one));
            count(one);
          });
    } catch (JdbiException e) {
      LOG.warnf(
          "Storing a webhook call's result failed webhook=%s delivery=%s: %s,"
              + " retrying when the lease is over",
          delivery.webhook(), delivery.id(), e.getMessage());
    } finally {
      free.release();
      bell.release();
    }
  }

  private void count(WebhookCallResult answer) {
    String outcome = answer.isGood() ? "delivered" : "failed";
    registry.counter("starpost.webhook.calls", "outcome", outcome).increment();
  }

  /** Calls a webhook now, because its owner wants to see what comes of it. */
  Delivery test(Webhook webhook) {
    Delivery delivery =
        QuarkusTransaction.requiringNew()
            .call(
                () -> {
                  Recipient owner =
                      people.locked(List.of(webhook.account())).get(webhook.account());
                  return deliveries.test(webhook, owner);
                });
    WebhookCallResult answer = calls.send(webhook, delivery).join();
    count(answer);
    QuarkusTransaction.requiringNew().run(() -> deliveries.settleTest(delivery, answer));
    return deliveries.get(delivery.id());
  }

  void end(@Observes ShutdownEvent event) {
    closed = true;
    bell.release();
    try {
      thread.join(MILLIS_TO_END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
