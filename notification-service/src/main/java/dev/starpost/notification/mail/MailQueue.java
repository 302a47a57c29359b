package dev.starpost.notification.mail;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.jobs.Jobs;
import dev.starpost.jobs.RetryPolicy;
import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.news.log.NewsReader;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/** The queue of mails: what waits to be written to whom, and from when on. */
@ApplicationScoped
public class MailQueue implements NewsReader {
  static final String JOB = "mails";
  static final String WAITING =
      "select account as key, min(due_at) as due from mail_item group by account";

  /** Of each mail for itself; about two days in all. */
  static final int MOST_ATTEMPTS = 50;

  private static final RetryPolicy RETRIES =
      new RetryPolicy(Duration.ofSeconds(30), Duration.ofMinutes(64));

  private static final String ADD =
      "insert into mail_item (account, kind, subject, version, body, due_at) values"
          + " (:account, :kind, :subject, :version, cast(:body as jsonb), :due)"
          + " on conflict do nothing";

  private final Jdbi jdbi;
  private final Jobs jobs;
  private final MailSettings settings;
  private final Clock clock;

  MailQueue(Jdbi jdbi, Jobs jobs, MailSettings settings, Clock clock) {
    this.jdbi = jdbi;
    this.jobs = jobs;
    this.settings = settings;
    this.clock = clock;
  }

  @Override
  public void read(List<NewsDraft> drafts, Map<String, Recipient> people, Instant now) {
    Instant soon = now.plus(settings.gather());
    Map<String, Instant> woken = new HashMap<>();
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
                      draft.kind().word(), letter.subject(), letter.version(), draft.body()),
                  due.get());
              woken.merge(
                  draft.account(), due.get(), (one, other) -> one.isBefore(other) ? one : other);
            }
          }
          if (items.size() > 0) {
            items.execute();
          }
        });
    jobs.wake(JOB, woken);
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
              new MailItem(MailItem.WEBHOOK_PAUSED, webhook, now.getEpochSecond(), body),
              now);
          items.execute();
        });
    jobs.wake(JOB, Map.of(account, now));
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
   * A mail that is about to be sent.
   *
   * @param attempts that have failed before
   */
  record Collected(UUID mail, String account, List<MailItem> items, int attempts) {}

  /**
   * Collects what is due for somebody into a mail, with what soon would be, and gives the mails
   * that are to be sent: that one and any that were not sent before. What belongs to a mail is
   * fixed from here on. In the present transaction, which ends before anything is sent; nobody else
   * sends mails to this account meanwhile.
   */
  List<Collected> collect(String account) {
    Instant now = clock.instant();
    return jdbi.withHandle(
        sql -> {
          sql.createUpdate(
                  "update mail_item set mail = :mail where account = :account and mail is null"
                      + " and due_at <= :soon and exists (select 1 from mail_item due"
                      + " where due.account = :account and due.mail is null"
                      + " and due.due_at <= :now)")
              .bind("mail", UUID.randomUUID())
              .bind("account", account)
              .bind("soon", now.plus(settings.gather()))
              .bind("now", now)
              .execute();
          record Row(UUID mail, MailItem item, int attempts) {}
          // Some of a mail may not be due yet, but goes with the rest.
          Map<UUID, List<Row>> mails =
              sql.createQuery(
                      "select * from mail_item where account = :account and mail in (select mail"
                          + " from mail_item where account = :account and due_at <= :now)"
                          + " order by due_at, kind, subject")
                  .bind("account", account)
                  .bind("now", now)
                  .map(
                      (row, context) ->
                          new Row(
                              row.getObject("mail", UUID.class),
                              MailItem.of(row),
                              row.getInt("attempts")))
                  .collect(groupingBy(Row::mail, LinkedHashMap::new, toList()));
          return mails.entrySet().stream()
              .map(
                  mail ->
                      new Collected(
                          mail.getKey(),
                          account,
                          mail.getValue().stream().map(Row::item).toList(),
                          mail.getValue().stream().mapToInt(Row::attempts).max().orElse(0)))
              .toList();
        });
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

  /** Sent, or nothing to be sent. */
  void done(Collected collected) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from mail_item where mail = :mail")
                .bind("mail", collected.mail())
                .execute());
  }

  /**
   * To be tried again later, and given up some day: whatever becomes of the account's others.
   *
   * @return after which time; empty if it is given up
   */
  Optional<Duration> failed(Collected collected) {
    int attempts = collected.attempts() + 1;
    if (attempts >= MOST_ATTEMPTS) {
      done(collected);
      return Optional.empty();
    }
    Duration backoff = RETRIES.backoff(collected.attempts());
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "update mail_item set attempts = :attempts, due_at = :due where mail = :mail")
                .bind("attempts", attempts)
                .bind("due", clock.instant().plus(backoff))
                .bind("mail", collected.mail())
                .execute());
    return Optional.of(backoff);
  }
}
