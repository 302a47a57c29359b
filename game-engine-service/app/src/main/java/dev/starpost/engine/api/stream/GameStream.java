package dev.starpost.engine.api.stream;

import com.mongodb.MongoException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jboss.logging.Logger;

/**
 * One client that follows a game. Whatever happens (the doorbell rings, the client takes another
 * message, time passes) only leaves a mark and wakes the stream; one thread at a time then does
 * what the marks ask for. Nothing is read before the client wants it, so a slow one costs no
 * memory, and any number of rings is one look into the history.
 */
final class GameStream implements Flow.Subscription, Flow.Publisher<StreamMessage> {
  private static final Logger LOG = Logger.getLogger(GameStream.class);

  private final News news;
  private final Executor executor;
  private final Runnable onEnd;
  private final AtomicLong demand = new AtomicLong();
  private final AtomicInteger marks = new AtomicInteger();
  private final AtomicBoolean ended = new AtomicBoolean();
  private volatile Flow.Subscriber<? super StreamMessage> client;
  private volatile boolean rung = true;
  private volatile boolean silent;
  private volatile boolean spoken;
  private volatile boolean expired;
  private volatile boolean closing;

  /**
   * @param executor where the news are read; may block
   * @param onEnd called once, however the stream ends
   */
  GameStream(News news, Executor executor, Runnable onEnd) {
    this.news = news;
    this.executor = executor;
    this.onEnd = onEnd;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super StreamMessage> subscriber) {
    client = subscriber;
    subscriber.onSubscribe(this);
    if (ended.get()) {
      subscriber.onComplete();
    }
  }

  /** The game may have moved on. */
  void ring() {
    rung = true;
    wake();
  }

  /** Time has passed: if nothing was said since the last time, say that there is nothing to say. */
  void tick() {
    silent = !spoken;
    spoken = false;
    // One who has not taken the word that the token expired will not take it any more.
    if (expired) {
      closing = true;
    }
    // Also if there is nothing to say: a look that failed is repeated now.
    wake();
  }

  /** The client's token is not good any more. */
  void expire() {
    expired = true;
    wake();
  }

  /** The client may find what comes next elsewhere. */
  void close() {
    closing = true;
    wake();
  }

  @Override
  public void request(long count) {
    demand.accumulateAndGet(
        count, (before, more) -> before + more < 0 ? Long.MAX_VALUE : before + more);
    wake();
  }

  @Override
  public void cancel() {
    end();
  }

  private void wake() {
    if (marks.getAndIncrement() == 0 && !ended.get()) {
      try {
        executor.execute(this::work);
      } catch (RejectedExecutionException e) {
        end();
      }
    }
  }

  private void work() {
    int seen = marks.get();
    do {
      try {
        tell();
      } catch (RuntimeException e) {
        if (end()) {
          LOG.errorf(e, "A stream of %s ends", news.gameId());
          client.onError(e);
        }
      }
      seen = marks.addAndGet(-seen);
    } while (seen != 0);
  }

  private void tell() {
    while (!ended.get() && client != null && demand.get() > 0) {
      Optional<StreamMessage> message = next();
      if (message.isEmpty()) {
        return;
      }
      silent = false;
      spoken = true;
      demand.decrementAndGet();
      client.onNext(message.get());
    }
    if (closing) {
      // Whoever takes nothing more need not be waited for.
      complete();
    }
  }

  /** What is to be said now; empty if nothing. Ends the stream if there will be nothing more. */
  private Optional<StreamMessage> next() {
    if (closing) {
      complete();
      return Optional.empty();
    }
    if (expired) {
      return last(StreamMessage.Kind.REAUTHENTICATE);
    }
    if (news.isOver()) {
      return last(StreamMessage.Kind.END);
    }
    if (rung) {
      Optional<StreamMessage> message = look();
      if (message.isPresent()) {
        return message;
      }
    }
    return silent ? Optional.of(StreamMessage.SILENCE) : Optional.empty();
  }

  private Optional<StreamMessage> look() {
    // Before the look: a ring that comes during it asks for another one.
    rung = false;
    try {
      Optional<StreamMessage> message = news.next();
      if (message.isPresent()) {
        rung = true;
      }
      return message;
    } catch (MongoException e) {
      LOG.debugf("The news of %s have to wait: %s", news.gameId(), e);
      rung = true;
      return Optional.empty();
    }
  }

  private Optional<StreamMessage> last(StreamMessage.Kind kind) {
    if (end()) {
      client.onNext(StreamMessage.last(kind, news.version()));
      client.onComplete();
    }
    return Optional.empty();
  }

  private void complete() {
    if (end() && client != null) {
      client.onComplete();
    }
  }

  /** True for whoever ends it. */
  private boolean end() {
    boolean first = ended.compareAndSet(false, true);
    if (first) {
      onEnd.run();
    }
    return first;
  }
}
