package dev.starpost.notification.webhook;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/**
 * Webhook calls that are due for an account, and its share of them: few at a time, so that programs
 * that do not answer hold up nobody but their owner, and fewer for each webhook.
 */
@ApplicationScoped
class DueDeliveries {
  /** By one step in the index for each webhook, however much waits for it. */
  static final String WAITING =
      """
      select webhook.account as key, min(first.next_at) as due
      from webhook cross join lateral (
        select next_at from delivery
        where delivery.webhook = webhook.id and next_at is not null
        order by next_at limit 1) first
      group by webhook.account""";

  private static final String TAKE =
      """
      update delivery set attempts = attempts + 1 where id in (
        select next.id from webhook cross join lateral (
          select id, next_at, row_number() over (order by next_at, id) as place from delivery
          where delivery.webhook = webhook.id and next_at <= :now
          order by next_at, id limit :mostPerWebhook) next
        where webhook.account = :account
        order by next.place, next.next_at, next.id limit :mostPerAccount)
      returning *""";

  private final Jdbi jdbi;
  private final WebhookSettings settings;
  private final Clock clock;

  DueDeliveries(Jdbi jdbi, WebhookSettings settings, Clock clock) {
    this.jdbi = jdbi;
    this.settings = settings;
    this.clock = clock;
  }

  /**
   * The next ones to be tried, webhook by webhook in turn. Nobody else calls webhooks of the
   * account meanwhile; should this instance die, another takes the same ones.
   */
  List<Delivery> take(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(TAKE)
                .bind("account", account)
                .bind("now", clock.instant())
                .bind("mostPerAccount", settings.mostCallsPerAccount())
                .bind("mostPerWebhook", settings.mostCallsPerWebhook())
                .map((row, context) -> Delivery.of(row))
                .list());
  }
}
