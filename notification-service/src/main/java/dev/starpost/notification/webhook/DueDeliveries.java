package dev.starpost.notification.webhook;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/**
 * Scheduling of webhook calls: in turn between accounts, and few at a time of each, so that nobody
 * waits for programs of others that do not answer.
 */
@ApplicationScoped
class DueDeliveries {
  /** After the longest call, to say what came of it; then somebody else tries. */
  private static final Duration MARGIN = Duration.ofSeconds(15);

  /** All webhooks for which something waits, by one step in the index for each. */
  private static final String WAITING =
      """
      waiting (webhook) as (
        (select webhook from delivery where next_at is not null order by webhook limit 1)
        union all
        select (select delivery.webhook from delivery
                where next_at is not null and delivery.webhook > waiting.webhook
                order by delivery.webhook limit 1)
        from waiting where waiting.webhook is not null)""";

  /** Those that are under way, on any instance. */
  private static final String UNDER_WAY =
      """
      under_way (webhook, account, calls) as (
        select webhook.id, webhook.account, count(*)
        from delivery join webhook on webhook.id = delivery.webhook
        where delivery.leased_until > :now group by webhook.id, webhook.account)""";

  /** What is due, with its place among the calls of its webhook. */
  private static final String DUE =
      """
      due (id, account, next_at, place) as (
        select next.id, webhook.account, next.next_at, next.place + coalesce(under_way.calls, 0)
        from waiting
        join webhook on webhook.id = waiting.webhook
        left join under_way on under_way.webhook = webhook.id
        cross join lateral (
          select id, next_at, row_number() over (order by next_at, id) as place from delivery
          where delivery.webhook = waiting.webhook and next_at <= :now
          order by next_at, id limit :mostPerWebhook) next
        where next.place + coalesce(under_way.calls, 0) <= :mostPerWebhook)""";

  /** The same with its place among the calls of its account. */
  private static final String IN_TURN =
      """
      in_turn (id, next_at, place) as (
        select due.id, due.next_at,
          row_number() over (partition by due.account order by due.place, due.next_at, due.id)
            + coalesce((select sum(calls) from under_way where account = due.account), 0)
        from due)""";

  private static final String LEASE =
      "with recursive "
          + String.join(",\n", WAITING, UNDER_WAY, DUE, IN_TURN)
          + """

            update delivery set attempts = attempts + 1, next_at = :until, leased_until = :until
            where id in (
              select id from delivery where next_at <= :now and id in (
                select id from in_turn where place <= :mostPerAccount
                order by place, next_at, id limit :most)
              for update skip locked)
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
   * The next ones to be tried, which nobody else tries for a while; in a transaction of its own.
   *
   * <p>Whoever leases for one instance does so one after the other: then no account has more than
   * its share there. Instances that lease at one moment do not see each other's calls, so that an
   * account may have its share on each of them.
   */
  List<Delivery> lease(int most) {
    Instant now = clock.instant();
    return jdbi.withHandle(
        sql ->
            sql.createQuery(LEASE)
                .bind(
                    "until",
                    now.plus(settings.connectTimeout())
                        .plus(settings.responseTimeout())
                        .plus(MARGIN))
                .bind("now", now)
                .bind("mostPerAccount", settings.mostCallsPerAccount())
                .bind("mostPerWebhook", settings.mostCallsPerWebhook())
                .bind("most", most)
                .map((row, context) -> Delivery.of(row))
                .list());
  }
}
