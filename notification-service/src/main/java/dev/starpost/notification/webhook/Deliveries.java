package dev.starpost.notification.webhook;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.jobs.Jobs;
import dev.starpost.jobs.RecurringJob;
import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.mail.MailQueue;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.NewsTexts;
import dev.starpost.notification.news.log.NewsReader;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Jdbi;

/** Deliveries to webhooks: the queue, what came of each call, and the back-off before the next. */
@ApplicationScoped
public class Deliveries implements NewsReader {
  static final String JOB = "webhook-calls";
  private static final Logger LOG = Logger.getLogger(Deliveries.class);

  private final Jdbi jdbi;
  private final Webhooks webhooks;
  private final MailQueue mails;
  private final Jobs jobs;
  private final WebhookSettings settings;
  private final Clock clock;

  Deliveries(
      Jdbi jdbi,
      Webhooks webhooks,
      MailQueue mails,
      Jobs jobs,
      WebhookSettings settings,
      Clock clock) {
    this.jdbi = jdbi;
    this.webhooks = webhooks;
    this.mails = mails;
    this.jobs = jobs;
    this.settings = settings;
    this.clock = clock;
  }

  @Override
  public void read(List<NewsDraft> drafts, Map<String, Recipient> people, Instant now) {
    Map<String, List<Webhook>> active =
        webhooks.active(people.keySet()).stream().collect(Collectors.groupingBy(Webhook::account));
    Map<String, Instant> woken = new HashMap<>();
    for (NewsDraft draft : drafts) {
      for (Webhook webhook : active.getOrDefault(draft.account(), List.of())) {
        String event = draft.kind().word();
        if (webhook.wants(event, draft.game())) {
          NewsTexts words = wording(people.get(draft.account()));
          ObjectNode payload = webhook.format().payload(event, draft.at(), draft.body(), words);
          add(webhook.id(), event, payload, now, Optional.of(now));
          woken.put(draft.account(), now);
        }
      }
    }
    jobs.wake(JOB, woken);
  }

  private static NewsTexts wording(Recipient person) {
    return new NewsTexts(person.language(), person.zone());
  }

  /** A call that its owner asks for, tried once. */
  Delivery test(Webhook webhook, Recipient owner) {
    Instant now = clock.instant();
    ObjectNode payload = webhook.format().payload("test", now, Json.object(), wording(owner));
    return get(add(webhook.id(), "test", payload, now, Optional.empty()));
  }

  private String add(
      String webhook, String event, ObjectNode payload, Instant now, Optional<Instant> next) {
    String id = "msg_" + UlidCreator.getMonotonicUlid();
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "insert into delivery (id, webhook, event, payload, state, created_at, next_at)"
                        + " values (:id, :webhook, :event, :payload, 'pending', :now, :next)")
                .bind("id", id)
                .bind("webhook", webhook)
                .bind("event", event)
                .bind("payload", payload.toString())
                .bind("now", now)
                .bind("next", next)
                .execute());
    return id;
  }

  Delivery get(String id) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select * from delivery where id = :id")
                .bind("id", id)
                .map((row, context) -> Delivery.of(row))
                .one());
  }

  /** What came of an attempt; in the present transaction. */
  void settle(Delivery delivery, WebhookCallResult answer) {
    Instant now = clock.instant();
    if (answer.isGood()) {
      note(delivery, answer, Delivery.State.DELIVERED, Optional.empty(), now);
      jdbi.useHandle(
          sql ->
              sql.createUpdate("update webhook set succeeded_at = :now where id = :id")
                  .bind("now", now)
                  .bind("id", delivery.webhook())
                  .execute());
      return;
    }
    int attempt = delivery.attempts();
    boolean last = answer.isFarewell() || attempt > settings.backoff().size();
    if (last) {
      note(delivery, answer, Delivery.State.FAILED, Optional.empty(), now);
      logFailure(delivery, answer, "given up");
      if (answer.isFarewell() || nothingArrivedSince(delivery)) {
        pause(delivery.webhook());
      }
    } else {
      Instant next = now.plus(settings.backoff().get(attempt - 1));
      note(delivery, answer, Delivery.State.PENDING, Optional.of(next), now);
      logFailure(
          delivery, answer, "retrying in %d s".formatted(Duration.between(now, next).toSeconds()));
    }
  }

  /** For whoever looks for a mistake: programs of strangers fail all the time. */
  private static void logFailure(Delivery delivery, WebhookCallResult answer, String next) {
    LOG.debugf(
        "Webhook call failed webhook=%s delivery=%s attempt=%d status=%s, %s",
        delivery.webhook(),
        delivery.id(),
        delivery.attempts(),
        answer.status().map(String::valueOf).orElse("none"),
        next);
  }

  /** What came of a test, which wakes a webhook that sleeps. */
  void settleTest(Delivery delivery, WebhookCallResult answer) {
    Instant now = clock.instant();
    Delivery.State state = answer.isGood() ? Delivery.State.DELIVERED : Delivery.State.FAILED;
    note(delivery, answer, state, Optional.empty(), now);
    if (answer.isGood()) {
      jdbi.useHandle(
          sql ->
              sql.createUpdate(
                      "update webhook set paused = false, succeeded_at = :now where id = :id")
                  .bind("now", now)
                  .bind("id", delivery.webhook())
                  .execute());
    }
  }

  private void note(
      Delivery delivery,
      WebhookCallResult answer,
      Delivery.State state,
      Optional<Instant> next,
      Instant now) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "update delivery set state = :state, next_at = :next, tried_at = :now,"
                        + " attempts = greatest(attempts, 1), status = :status, answer = :answer,"
                        + " failure = :failure where id = :id")
                .bind("state", state.word())
                .bind("next", next)
                .bind("now", now)
                .bind("status", answer.status())
                .bind("answer", answer.body())
                .bind("failure", answer.failure())
                .bind("id", delivery.id())
                .execute());
  }

  private boolean nothingArrivedSince(Delivery delivery) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select 1 from webhook where id = :id"
                        + " and (succeeded_at is null or succeeded_at < :since)")
                .bind("id", delivery.webhook())
                .bind("since", delivery.createdAt())
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
  }

  private void pause(String id) {
    int paused =
        jdbi.withHandle(
            sql ->
                sql.createUpdate("update webhook set paused = true where id = :id and not paused")
                    .bind("id", id)
                    .execute());
    if (paused == 1) {
      LOG.infof("Webhook paused, because every retry failed webhook=%s, waiting for its owner", id);
      jdbi.useHandle(
          sql ->
              sql.createUpdate(
                      "update delivery set state = 'failed', next_at = null"
                          + " where webhook = :id and state = 'pending'")
                  .bind("id", id)
                  .execute());
      webhooks
          .find(id)
          .ifPresent(
              webhook ->
                  mails.webhookPaused(
                      webhook.account(), id, Json.object().put("url", webhook.url())));
    }
  }

  /**
   * The latest first.
   *
   * @param before only older ones than this
   */
  List<Delivery> of(Webhook webhook, Optional<String> before, int most) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select * from delivery where webhook = :webhook"
                        + " and (cast(:before as text) is null or id < :before)"
                        + " order by id desc limit :most")
                .bind("webhook", webhook.id())
                .bind("before", before)
                .bind("most", most)
                .map((row, context) -> Delivery.of(row))
                .list());
  }

  @Produces
  @Singleton
  RecurringJob sweepJob() {
    return new RecurringJob("delivery-sweep", Duration.ofHours(1), this::sweep);
  }

  @Transactional
  void sweep() {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from delivery where created_at < :old and next_at is null")
                .bind("old", clock.instant().minus(settings.kept()))
                .execute());
  }
}
