package dev.starpost.lobby.tables.retention;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.jobs.RecurringJob;
import dev.starpost.lobby.engine.CommandState;
import dev.starpost.lobby.engine.EngineClient;
import dev.starpost.lobby.tables.seat.CancellingTable;
import dev.starpost.lobby.tables.start.StartingGame;
import dev.starpost.lobby.tables.table.Cancellation;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.GameTables;
import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.table.TableMessages;
import dev.starpost.lobby.tables.table.TableSettings;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Sweep of tables: cancels those that everybody has forgotten, deletes those that were cancelled
 * long ago, lets forgotten games with bots count no more, and asks the engine about those of which
 * nothing was heard since they were to start. One instance does so at a time; were there two, the
 * second would find nothing to do.
 */
@ApplicationScoped
public class TableSweep {
  private static final Logger LOG = Logger.getLogger(TableSweep.class);
  private static final int BATCH = 100;

  /** How often the engine is asked about overdue tables. */
  private static final Duration POLL_INTERVAL = Duration.ofSeconds(5);

  /** As whose news it is told that the engine is away. */
  private static final String ENGINE = "engine";

  private final GameTables tables;
  private final EngineClient engine;
  private final StartingGame starting;
  private final CancellingTable cancelling;
  private final TableMessages messages;
  private final TableSettings settings;
  private final Clock clock;

  /** So many in a row of which the engine says nothing: it is away. */
  private static final int MOST_FAILURES = 3;

  /** Whose start was sent again, or of which it was said that they hang, a while ago. */
  private final Cache<String, Boolean> known =
      Caffeine.newBuilder().maximumSize(10_000).expireAfterWrite(Duration.ofMinutes(5)).build();

  TableSweep(
      GameTables tables,
      EngineClient engine,
      StartingGame starting,
      CancellingTable cancelling,
      TableMessages messages,
      TableSettings settings,
      Clock clock) {
    this.tables = tables;
    this.engine = engine;
    this.starting = starting;
    this.cancelling = cancelling;
    this.messages = messages;
    this.settings = settings;
    this.clock = clock;
  }

  @Produces
  @Singleton
  RecurringJob cancelStaleJob() {
    return new RecurringJob("stale-table-sweep", Duration.ofMinutes(10), this::cancelStale);
  }

  private void cancelStale() {
    cancelStale(clock.instant().minus(settings.stale()));
  }

  @Produces
  @Singleton
  RecurringJob forgetCancelledJob() {
    return new RecurringJob("cancelled-table-sweep", Duration.ofHours(1), this::forgetCancelled);
  }

  private void forgetCancelled() {
    forgetCancelled(clock.instant().minus(settings.cancelledKept()));
  }

  @Produces
  @Singleton
  RecurringJob releaseIdleBotGamesJob() {
    return new RecurringJob(
        "idle-bot-game-sweep", Duration.ofMinutes(10), this::releaseIdleBotGames);
  }

  private void releaseIdleBotGames() {
    releaseIdleBotGames(clock.instant().minus(settings.botGamesIdle()));
  }

  @Produces
  @Singleton
  RecurringJob askAboutOverdueJob() {
    return new RecurringJob("overdue-start-query", POLL_INTERVAL, this::askAboutOverdue);
  }

  private void askAboutOverdue() {
    askAboutOverdue(clock.instant().minus(settings.overdue()));
  }

  /** Cancels tables at which nothing has happened since then. How many there were. */
  int cancelStale(Instant since) {
    int all = 0;
    int cancelled;
    do {
      cancelled = QuarkusTransaction.requiringNew().call(() -> cancelBatch(since));
      all += cancelled;
    } while (cancelled == BATCH);
    return all;
  }

  /** Deletes tables that were cancelled then or before. */
  void forgetCancelled(Instant then) {
    int forgotten;
    do {
      forgotten = QuarkusTransaction.requiringNew().call(() -> tables.forgetCancelled(then, BATCH));
    } while (forgotten == BATCH);
  }

  /** Lets games with bots count no more in which nothing has happened since then. */
  public void releaseIdleBotGames(Instant since) {
    int released;
    do {
      released = QuarkusTransaction.requiringNew().call(() -> releaseBatch(since));
    } while (released == BATCH);
  }

  private int releaseBatch(Instant since) {
    List<String> idle = tables.idleBotGamesSince(since, BATCH);
    idle.forEach(id -> tables.locked(id).ifPresent(GameTable::release));
    return idle.size();
  }

  private int cancelBatch(Instant since) {
    List<String> stale = tables.staleSince(since, BATCH);
    stale.forEach(id -> cancelling.cancel(tables.locked(id).orElseThrow(), Cancellation.STALE));
    return stale.size();
  }

  /** Asks about tables that are starting since then or longer. */
  void askAboutOverdue(Instant since) {
    String last = "";
    int failures = 0;
    List<String> overdue;
    do {
      String after = last;
      overdue =
          QuarkusTransaction.requiringNew().call(() -> tables.startingSince(since, after, BATCH));
      for (String id : overdue) {
        try {
          ask(id);
          failures = 0;
        } catch (RuntimeException e) {
          // One that cannot be asked about must not keep the others waiting.
          failures++;
          LOG.debugf(
              e,
              "Query of an overdue start failed table=%s, retrying in %d s",
              id,
              POLL_INTERVAL.toSeconds());
          if (failures == MOST_FAILURES) {
            reportEngineAway(e, id);
            return;
          }
        }
        last = id;
      }
    } while (overdue.size() == BATCH);
  }

  private void reportEngineAway(RuntimeException failure, String id) {
    if (isNews(ENGINE)) {
      LOG.warnf(
          "Queries of overdue starts failed failures=%d table=%s: %s, retrying every %d s",
          MOST_FAILURES, id, failure, POLL_INTERVAL.toSeconds());
    }
  }

  /** The engine is asked outside of any transaction. */
  private void ask(String id) {
    Optional<String> gameId =
        QuarkusTransaction.requiringNew().call(() -> tables.findById(id).gameId());
    CommandState answer = engine.command(gameId.orElseThrow(), id);
    switch (answer.status()) {
      case COMMITTED -> begin(engine.commits(gameId.orElseThrow(), 0));
      case REFUSED -> refuse(id, answer);
      case UNKNOWN -> {
        if (isNews(id)) {
          LOG.warnf(
              "Start of a game is overdue and unknown to the engine table=%s game=%s,"
                  + " retrying it now",
              id, gameId.orElseThrow());
          QuarkusTransaction.requiringNew().run(() -> startAgain(id));
        }
      }
      case PARKED -> {
        if (isNews(id)) {
          LOG.warnf(
              "Start of a game failed table=%s game=%s, parked in the engine until an operator"
                  + " releases it, asking again every %d s",
              id, gameId.orElseThrow(), POLL_INTERVAL.toSeconds());
        }
      }
    }
  }

  private boolean isNews(String id) {
    return known.asMap().putIfAbsent(id, true) == null;
  }

  /** The start may be lost with its topic; however often it is sent, one game begins. */
  private void startAgain(String id) {
    tables.locked(id).filter(table -> table.is(LifecycleState.STARTING)).ifPresent(messages::start);
  }

  private void begin(List<GameCommit> commits) {
    for (GameCommit commit : commits) {
      for (GameFact fact : commit.facts()) {
        if (fact instanceof GameFact.GameStarted started) {
          QuarkusTransaction.requiringNew().run(() -> starting.started(commit, started));
          return;
        }
      }
    }
  }

  private void refuse(String id, CommandState answer) {
    String code = answer.code().orElse("refused");
    LOG.infof("Start of a game was refused by the engine table=%s code=%s, cancelling", id, code);
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                tables
                    .locked(id)
                    .filter(table -> table.is(LifecycleState.STARTING))
                    .ifPresent(
                        table -> {
                          table.refuse(code, answer.detail().orElse(Map.of()), clock.instant());
                          messages.cancelled(table);
                        }));
  }
}
