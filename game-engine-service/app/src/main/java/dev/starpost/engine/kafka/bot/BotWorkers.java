package dev.starpost.engine.kafka.bot;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.mongodb.MongoException;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand.BotMove;
import dev.starpost.engine.bot.BotDecisions;
import dev.starpost.engine.bot.FairQueue;
import dev.starpost.engine.kafka.MessageSender;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.engine.lifecycle.Backoff;
import io.opentelemetry.context.Context;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Worker threads on which bots think, apart from everything that people wait for, and in turn for
 * one account after the other. A question is answered when the broker has acknowledged the answer;
 * until then it is tried again.
 */
final class BotWorkers implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(BotWorkers.class);
  private static final int REMEMBERED = 20_000;

  /** How often an answer may fail for no known reason. */
  private static final int MOST_FAILURES = 3;

  /** The broker has not acknowledged an answer. */
  private static final class Unsent extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unsent(Throwable cause) {
      super(cause);
    }
  }

  private final BotDecisions decisions;
  private final Topics topics;
  private final MessageSender sender;
  private final FairQueue<BotTask> waiting = new FairQueue<>();
  private final ThreadPoolExecutor threads;
  private volatile boolean closed;

  /** Every commit tells of all questions that wait; those begun here need not be begun again. */
  private final Cache<String, BotTask> begun =
      Caffeine.newBuilder().maximumSize(REMEMBERED).build();

  BotWorkers(BotDecisions decisions, Topics topics, MessageSender sender, int size) {
    this.decisions = decisions;
    this.topics = topics;
    this.sender = sender;
    this.threads =
        new ThreadPoolExecutor(
            size, size, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(), BotWorkers::thread);
    threads.allowCoreThreadTimeOut(true);
  }

  @SuppressWarnings("ThreadPriorityCheck") // nothing relies on it; where it counts, people go first
  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "bots");
    thread.setDaemon(true);
    thread.setPriority(Thread.MIN_PRIORITY);
    return thread;
  }

  /** How many questions wait for a thread. */
  int waiting() {
    return waiting.size();
  }

  /** Returns at once; the task tells when it is done. */
  void take(BotTask task) {
    BotTask first =
        begun
            .asMap()
            .compute(
                task.commandId(),
                (id, other) -> other != null && goesFor(other, task) ? other : task);
    if (first.equals(task)) {
      waiting.add(task.account(), task);
      // Which one that will be is known when a thread is free.
      threads.execute(() -> waiting.next().ifPresent(this::work));
    } else {
      task.within().done();
    }
  }

  /**
   * One that was begun for a partition that we have lost since is worth nothing; nor is one whose
   * very commit is told again, because that means that its answer was not taken.
   */
  private static boolean goesFor(BotTask begun, BotTask task) {
    return begun.within().isOurs() && begun.version() != task.version();
  }

  private void work(BotTask task) {
    Backoff backoff = new Backoff();
    for (int failures = 0; isWanted(task) && failures < MOST_FAILURES; backoff.pause()) {
      try {
        Optional<BotMove> answer = decisions.answer(task.gameId(), task.version(), task.turn());
        if (answer.isPresent() && isWanted(task)) {
          send(task.game(), answer.get());
        }
        task.within().done();
        return;
      } catch (MongoException | Unsent e) {
        LOG.warnf(
            "Move of a bot failed game=%s seat=%d: %s, retrying in %d ms",
            task.gameId(), task.turn().seat(), e.toString(), backoff.millis());
      } catch (RuntimeException e) {
        failures++;
        LOG.errorf(
            e,
            "Move of a bot failed game=%s seat=%d attempt=%d of %d, %s",
            task.gameId(),
            task.turn().seat(),
            failures,
            MOST_FAILURES,
            failures < MOST_FAILURES ? "retrying in " + backoff.millis() + " ms" : "skipped");
      }
    }
    if (isWanted(task)) {
      // A game that cannot be read must not keep the others of its partition waiting for ever.
      task.within().done();
    }
    begun.asMap().remove(task.commandId(), task);
  }

  /** Whoever closes it, or has lost the partition, leaves the question to others. */
  private boolean isWanted(BotTask task) {
    return !closed && task.within().isOurs();
  }

  private void send(String game, BotMove answer) {
    try {
      sender
          .send(
              topics.commands(game),
              answer.gameId(),
              ContractJson.write(answer),
              Context.current(),
              Optional.empty())
          .join();
    } catch (CompletionException e) {
      throw new Unsent(e.getCause());
    }
  }

  @Override
  public void close() {
    closed = true;
    threads.shutdownNow();
  }
}
