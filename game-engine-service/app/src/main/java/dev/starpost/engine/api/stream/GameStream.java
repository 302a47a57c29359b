package dev.starpost.engine.api.stream;

import com.mongodb.MongoException;
import dev.starpost.stream.ClientStream;
import dev.starpost.stream.StreamMessage;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jboss.logging.Logger;

/**
 * The stream of one client that follows a game. Whatever happens (a commit is signalled, the client
 * takes another message, time passes) only leaves a mark and wakes the stream; one thread at a time
 * then does what the marks ask for. Nothing is read before the client wants it, so a slow one costs
 * no memory, and any number of signals is one look into the history.
 */
final class GameStream implements ClientStream, Flow.Subscription {
  private static final Logger LOG = Logger.getLogger(GameStream.class);

  private final StreamFeed feed;
  private final Executor executor;
  private final Runnable onEnd;
  private final AtomicLong demand = new AtomicLong();
  private final AtomicInteger marks = new AtomicInteger();
  private final AtomicBoolean ended = new AtomicBoolean();
  private volatile Flow.Subscriber<? super StreamMessage> client;
  private volatile boolean signalled = true;
  private volatile boolean keepAliveDue;
  private volatile boolean spoken;
  private volatile boolean expired;
  private volatile boolean closing;

  /**
   * @param executor where the feed is read; may block
   * @param onEnd called once, however the stream ends
   */
  GameStream(StreamFeed feed, Executor executor, Runnable onEnd) {
    this.feed = feed;
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
  void signal() {
    signalled = true;
    wake();
  }

  @Override
  public void tick() {
    keepAliveDue = !spoken;
    spoken = false;
    // One who has not taken the word that the token expired will not take it any more.
    if (expired) {
      closing = true;
    }
    // Also if there is nothing to say: a look that failed is repeated now.
    wake();
  }

  @Override
  public void expire() {
    expired = true;
    wake();
  }

  @Override
  public void close() {
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
          LOG.errorf(
              e, "Stream failed game=%s, closed: the client has to come back", feed.gameId());
          client.onError(e);
        }
      }
      seen = marks.addAndGet(-seen);
    } while (seen != 0);
  }

  private void tell() {
    while (!ended.get() && client != null && demand.get() > 0) {
      Optional<GameStreamMessage> message = next();
      if (message.isEmpty()) {
        return;
      }
      keepAliveDue = false;
      // After a keep-alive the silence goes on, and is due for the next one.
      spoken = !message.get().isKeepAlive();
      demand.decrementAndGet();
      client.onNext(message.get());
    }
    if (closing) {
      // Whoever takes nothing more need not be waited for.
      complete();
    }
  }

  /** What is to be said now; empty if nothing. Ends the stream if there will be nothing more. */
  private Optional<GameStreamMessage> next() {
    if (closing) {
      complete();
      return Optional.empty();
    }
    if (expired) {
      return last(GameStreamMessage.Kind.REAUTHENTICATE);
    }
    if (feed.isOver()) {
      return last(GameStreamMessage.Kind.END);
    }
    if (signalled) {
      Optional<GameStreamMessage> message = look();
      if (message.isPresent()) {
        return message;
      }
    }
    return keepAliveDue ? Optional.of(GameStreamMessage.KEEP_ALIVE) : Optional.empty();
  }

  private Optional<GameStreamMessage> look() {
    // Before the look: a signal that comes during it asks for another one.
    signalled = false;
    try {
      Optional<GameStreamMessage> message = feed.next();
      if (message.isPresent()) {
        signalled = true;
      }
      return message;
    } catch (MongoException e) {
      LOG.debugf(
          "Reading commits for a stream failed game=%s: %s, retrying at its next keep-alive",
          feed.gameId(), e);
      signalled = true;
      return Optional.empty();
    }
  }

  private Optional<GameStreamMessage> last(GameStreamMessage.Kind kind) {
    if (end()) {
      client.onNext(GameStreamMessage.last(kind, feed.version()));
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
