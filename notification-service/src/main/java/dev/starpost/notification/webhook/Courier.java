package dev.starpost.notification.webhook;

import dev.starpost.jobs.KeyedJob;
import dev.starpost.jobs.RetryPolicy;
import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.account.Recipients;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import org.jboss.logging.Logger;

/**
 * Worker that delivers events to webhooks, account by account. Whoever dies on the way leaves them
 * to another instance, under the same id, so each arrives at least once. No transaction waits for
 * an answer.
 */
@ApplicationScoped
public class Courier {
  private static final Logger LOG = Logger.getLogger(Courier.class);

  /** Of an account whose calls could not be taken, or their results not be stored. */
  private static final RetryPolicy RETRIES =
      new RetryPolicy(Duration.ofSeconds(1), Duration.ofMinutes(1));

  private final DueDeliveries due;
  private final Deliveries deliveries;
  private final Webhooks webhooks;
  private final Recipients people;
  private final WebhookCalls calls;
  private final MeterRegistry registry;
  private final WebhookSettings settings;
  private final Executor workers = Infrastructure.getDefaultWorkerPool();

  Courier(
      DueDeliveries due,
      Deliveries deliveries,
      Webhooks webhooks,
      Recipients people,
      WebhookCalls calls,
      WebhookSettings settings,
      MeterRegistry registry) {
    this.due = due;
    this.deliveries = deliveries;
    this.webhooks = webhooks;
    this.people = people;
    this.calls = calls;
    this.settings = settings;
    this.registry = registry;
  }

  @Produces
  @Singleton
  KeyedJob job() {
    return new KeyedJob(
        Deliveries.JOB,
        "webhook_tasks",
        DueDeliveries.WAITING,
        Math.max(1, settings.mostCalls() / settings.mostCallsPerAccount()),
        RETRIES,
        this::callAll);
  }

  /** An account's next turn: its share of calls, and their results. */
  private void callAll(String account) {
    List<Delivery> turn = QuarkusTransaction.requiringNew().call(() -> due.take(account));
    try {
      CompletableFuture.allOf(turn.stream().map(this::call).toArray(CompletableFuture<?>[]::new))
          .get();
    } catch (InterruptedException e) {
      throw new IllegalStateException("stopped while webhooks were called", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("the result of a webhook call was not stored", e.getCause());
    }
  }

  private CompletableFuture<Void> call(Delivery delivery) {
    return CompletableFuture.supplyAsync(() -> webhooks.find(delivery.webhook()), workers)
        .thenCompose(
            webhook ->
                webhook
                    .map(found -> calls.send(found, delivery).thenApply(Optional::of))
                    // Ended since; its deliveries are gone with it.
                    .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty())))
        .exceptionally(failure -> Optional.of(ourMistake(delivery, failure)))
        .thenAcceptAsync(answer -> answer.ifPresent(one -> store(delivery, one)), workers);
  }

  private static WebhookCallResult ourMistake(Delivery delivery, Throwable failure) {
    LOG.errorf(
        failure,
        "Webhook call failed webhook=%s delivery=%s attempt=%d, counted as a failed attempt",
        delivery.webhook(),
        delivery.id(),
        delivery.attempts());
    return WebhookCallResult.none("our own mistake");
  }

  private void store(Delivery delivery, WebhookCallResult answer) {
    QuarkusTransaction.requiringNew().run(() -> deliveries.settle(delivery, answer));
    count(answer);
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
}
