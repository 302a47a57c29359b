package dev.starpost.notification.mail;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.news.log.NewsReader;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/** The queue of mails. */
@ApplicationScoped
public class MailQueue implements NewsReader {
  static final int AT_ONCE = 100;
  private static final Duration FIRST_BACKOFF = Duration.ofSeconds(30);
  private static final int MOST_DOUBLINGS = 7;

  /** After the mail server's time, to note what came of it; then somebody else sends the mail. */
  private static final Duration MARGIN = Duration.ofSeconds(40);

  /** About two days. */
  private static final int MOST_ATTEMPTS = 50;

  private static final String ADD =
      "insert into mail_item (account, kind, subject, version, body, due_at) values"
          + " (:account, :kind, :subject, :version, cast(:body as jsonb), :due)"
          + " on conflict do nothing";

  private static final String TRY_LOCK =
      "select pg_try_advisory_xact_lock("
          + "hashtextextended(current_schema() || cast(:mail as text), 0))";

  /** Some of it may not be due yet, but goes with the rest. */
  private static final String LEASE =
      "update mail_item set leased_until = :until where mail = :mail"
          + " and (leased_until is null or leased_until <= :now) and exists"
          + " (select 1 from mail_item due where due.mail = :mail and due.due_at <= :now)";

  private static final String LEASED =
      "select * from mail_item where mail = :mail order by due_at, kind, subject";

  private final Jdbi jdbi;
  private final MailSettings settings;
  private final Clock clock;

  MailQueue(Jdbi jdbi, MailSettings settings, Clock clock) {
    this.jdbi = jdbi;
    this.settings = settings;
    this.clock = clock;
  }

  @Override
  public void read(List<NewsDraft> drafts, Map<String, Recipient> people, Instant now) {
    Instant soon = now.plus(settings.gather());
    jdbi.useHandle(
        sql -> {
          PreparedBatch items = sql.prepareBatch(ADD);
          for (NewsDraft draft : drafts) {
            Recipient person = people.get(draft.account());
            Optional<Instant> due = person.preferences().due(draft.kind(), soon, person.zone());
            if (draft.letter().isPresent() && due.isPresent()) {
              NewsDraft.Letter letter = draft.letter().get();
              add(
                  items,
                  draft.account(),
                  new MailItem(
                      draft.kind().word(), letter.subject(), letter.version(), draft.body(), 0),
                  due.get());
            }
          }
          if (items.size() > 0) {
            items.execute();
          }
        });
  }

  /** Tells somebody that their webhook sleeps, in the present transaction. */
  public void webhookPaused(String account, String webhook, ObjectNode body) {
    Instant now = clock.instant();
    jdbi.useHandle(
        sql -> {
          PreparedBatch items = sql.prepareBatch(ADD);
          add(
              items,
              account,
              new MailItem(MailItem.WEBHOOK_PAUSED, webhook, now.getEpochSecond(), body, 0),
              now);
          items.execute();
        });
  }

  private static void add(PreparedBatch items, String account, MailItem item, Instant due) {
    items
        .bind("account", account)
        .bind("kind", item.kind())
        .bind("subject", item.subject())
        .bind("version", item.version())
        .bind("body", item.body().toString())
        .bind("due", due)
        .add();
  }

  /**
   * Collects for each person what is due into a mail, with what soon would be, and gives the mails
   * that are to be sent: those and any that were not sent before. What belongs to a mail is fixed
   * from here on.
   */
  List<UUID> collect() {
    Instant now = clock.instant();
    return jdbi.withHandle(
        sql -> {
          List<String> accounts =
              sql.createQuery(
                      "select distinct account from mail_item where due_at <= :now and mail is null"
                          + " limit :most")
                  .bind("now", now)
                  .bind("most", AT_ONCE)
                  .mapTo(String.class)
                  .list();
          for (String account : accounts) {
            sql.createUpdate(
                    "update mail_item set mail = :mail"
                        + " where account = :account and due_at <= :soon and mail is null")
                .bind("mail", UUID.randomUUID())
                .bind("account", account)
                .bind("soon", now.plus(settings.gather()))
                .execute();
          }
          return sql.createQuery(
                  "select distinct mail from mail_item where due_at <= :now and mail is not null"
                      + " and (leased_until is null or leased_until <= :now) limit :most")
              .bind("now", now)
              .bind("most", AT_ONCE)
              .mapTo(UUID.class)
              .list();
        });
  }

  /**
   * A mail that is about to be sent.
   *
   * @param until nobody else sends it before
   */
  record Collected(UUID mail, String account, List<MailItem> items, Instant until) {}

  /**
   * A mail that nobody else sends for a while; empty if another instance has it, or has had it
   * since. In a transaction of its own, which ends before the mail is sent.
   */
  Optional<Collected> lease(UUID mail) {
    Instant now = clock.instant();
    Instant until = now.plus(settings.responseTimeout()).plus(MARGIN);
    record Row(String account, MailItem item) {}
    List<Row> rows =
        jdbi.withHandle(
            sql ->
                // The mail, and not only its rows: two instances could each get some of them.
                sql.createQuery(TRY_LOCK).bind("mail", mail).mapTo(Boolean.class).one()
                        && sql.createUpdate(LEASE)
                                .bind("mail", mail)
                                .bind("until", until)
                                .bind("now", now)
                                .execute()
                            > 0
                    ? sql.createQuery(LEASED)
                        .bind("mail", mail)
                        .map((row, context) -> new Row(row.getString("account"), MailItem.of(row)))
                        .list()
                    : List.of());
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Collected(
                mail, rows.get(0).account(), rows.stream().map(Row::item).toList(), until));
  }

  /** Whether it is still worth writing: a turn that was taken is not. */
  boolean isStillTrue(String account, MailItem item) {
    Optional<String> condition =
        switch (NewsKind.named(item.kind()).orElse(NewsKind.GAME_OVER)) {
          case YOUR_TURN -> Optional.of("game_seat where game = ? and awaited and turn = ?");
          case DEADLINE_NEAR -> Optional.of("game_seat where game = ? and awaited and asked = ?");
          case INVITATION -> Optional.of("invitation where table_id = ? and ? = 0");
          case CHALLENGE -> Optional.of("challenge where id = ? and ? = 0");
          default -> Optional.empty();
        };
    return condition.isEmpty()
        || jdbi.withHandle(
            sql ->
                sql.createQuery("select 1 from " + condition.get() + " and account = ?")
                    .bind(0, item.subject())
                    .bind(1, item.version())
                    .bind(2, account)
                    .mapTo(Integer.class)
                    .findFirst()
                    .isPresent());
  }

  /** Sent, or nothing to be sent. Holds also for whoever has leased it since. */
  void done(Collected collected) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from mail_item where mail = :mail")
                .bind("mail", collected.mail())
                .execute());
  }

  /**
   * To be tried again later, and given up some day; unless somebody else is at it since.
   *
   * @return after which time; empty if it is given up
   */
  Optional<Duration> failed(Collected collected) {
    int attempts = collected.items().get(0).attempts() + 1;
    if (attempts >= MOST_ATTEMPTS) {
      done(collected);
      return Optional.empty();
    }
    Duration backoff = FIRST_BACKOFF.multipliedBy(1L << Math.min(attempts - 1, MOST_DOUBLINGS));
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "update mail_item set attempts = :attempts, due_at = :due, leased_until = null"
                        + " where mail = :mail and leased_until = :until")
                .bind("attempts", attempts)
                .bind("due", clock.instant().plus(backoff))
                .bind("mail", collected.mail())
                .bind("until", collected.until())
                .execute());
    return Optional.of(backoff);
  }
}
