package dev.starpost.notification.news.log;

import dev.starpost.jobs.RecurringJob;
import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.account.Recipients;
import dev.starpost.notification.news.NewsDraft;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.arc.All;
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
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * The log of news: what everybody was told, in the order of each person's numbers.
 *
 * <p>All news has a position, too, by which {@link NewsTail} reads it. One transaction at a time
 * writes news, and does nothing else afterwards: positions become visible in their order, and the
 * tail waits for nobody. Transactions that tell something were committed one after the other before
 * already, because of the {@code NOTIFY} in them.
 */
@ApplicationScoped
public class NewsLog {
  /**
   * Whoever vanishes while it is its turn, such as a machine without power, is cut off by the
   * database after so long; the others would wait until the network gives the connection up.
   */
  private static final String CUT_OFF = "10s";

  private static final String TAKE_TURN =
      "select set_config('idle_in_transaction_session_timeout', :cutOff, true),"
          + " pg_advisory_xact_lock(hashtextextended('news of ' || current_schema(), 0))";

  private final Jdbi jdbi;
  private final Recipients people;
  private final List<NewsReader> readers;
  private final NewsSignal signal;
  private final NewsSettings settings;
  private final Clock clock;
  private final MeterRegistry registry;

  NewsLog(
      Jdbi jdbi,
      Recipients people,
      @All List<NewsReader> readers,
      NewsSignal signal,
      NewsSettings settings,
      Clock clock,
      MeterRegistry registry) {
    this.jdbi = jdbi;
    this.people = people;
    this.readers = readers;
    this.signal = signal;
    this.settings = settings;
    this.clock = clock;
    this.registry = registry;
  }

  /**
   * Tells people, in the present transaction; whoever calls makes sure that it happens once, and
   * that nothing else is done in the transaction afterwards: others wait for its end. What happened
   * long ago is no news: a topic that is read from its beginning tells nobody of it.
   */
  @Transactional(Transactional.TxType.MANDATORY)
  public void tell(List<NewsDraft> drafts) {
    Instant now = clock.instant();
    List<NewsDraft> fresh =
        drafts.stream().filter(draft -> draft.at().isAfter(now.minus(settings.stale()))).toList();
    if (fresh.isEmpty()) {
      return;
    }
    Map<String, Recipient> present =
        people.locked(fresh.stream().map(NewsDraft::account).distinct().toList());
    present.values().removeIf(Recipient::gone);
    List<NewsDraft> wanted =
        fresh.stream().filter(draft -> present.containsKey(draft.account())).toList();
    readers.forEach(reader -> reader.read(wanted, present, now));
    jdbi.useHandle(sql -> write(sql, wanted, present));
    signal.send();
    wanted.forEach(
        draft -> registry.counter("starpost.news", "kind", draft.kind().word()).increment());
  }

  private static void write(Handle sql, List<NewsDraft> drafts, Map<String, Recipient> present) {
    Map<String, Long> numbers = new HashMap<>();
    var rows =
        sql.prepareBatch(
            "insert into news (account, number, kind, streamed, body, at)"
                + " values (:account, :number, :kind, :streamed, cast(:body as jsonb), :at)");
    for (NewsDraft draft : drafts) {
      Recipient person = present.get(draft.account());
      long number =
          numbers.merge(draft.account(), person.lastNews() + 1, (last, first) -> last + 1);
      rows.bind("account", draft.account())
          .bind("number", number)
          .bind("kind", draft.kind().word())
          .bind("streamed", person.preferences().streams(draft.kind()))
          .bind("body", draft.body().toString())
          .bind("at", draft.at())
          .add();
    }
    if (rows.size() > 0) {
      sql.createQuery(TAKE_TURN).bind("cutOff", CUT_OFF).mapToMap().one();
      rows.execute();
      var last = sql.prepareBatch("update person set last_news = :number where account = :account");
      numbers.forEach(
          (account, number) -> last.bind("account", account).bind("number", number).add());
      last.execute();
    }
  }

  /**
   * What somebody was told after a number, if all of it is still here.
   *
   * @param most of them
   */
  public Optional<List<News>> after(String account, long number, int most) {
    return jdbi.withHandle(
        sql -> {
          List<News> found =
              sql.createQuery(
                      "select "
                          + News.COLUMNS
                          + " from news where account = :account and number > :number"
                          + " order by number limit :most")
                  .bind("account", account)
                  .bind("number", number)
                  .bind("most", most + 1)
                  .map((row, context) -> News.of(row))
                  .list();
          boolean whole = found.isEmpty() || found.get(0).number() == number + 1;
          return whole && found.size() <= most ? Optional.of(found) : Optional.empty();
        });
  }

  /** The number of the last piece of news of an account; 0 if there was none. */
  public long last(String account) {
    return people.find(account).map(Recipient::lastNews).orElse(0L);
  }

  @Produces
  @Singleton
  RecurringJob sweepJob() {
    return new RecurringJob("news-sweep", Duration.ofHours(1), this::sweep);
  }

  @Transactional
  void sweep() {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from news where at < :old")
                .bind("old", clock.instant().minus(settings.kept()))
                .execute());
  }
}
