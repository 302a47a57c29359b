package dev.starpost.notification.stream;

import dev.starpost.notification.news.log.News;
import dev.starpost.stream.ClientStream;
import dev.starpost.stream.StreamMessage;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Flow;

/**
 * The stream of one client that hears what concerns an account. It holds what the client has not
 * taken yet, up to a limit: one that takes nothing is cut off, and comes back for the rest. No
 * thread is its own; whoever brings a message or asks for more says what can be said, one at a
 * time.
 */
final class PersonStream implements ClientStream, Flow.Subscription {
  private static final int MOST_WAITING = 256;

  private final String account;
  private final Runnable onEnd;
  private final Deque<NewsStreamMessage> waiting = new ArrayDeque<>();

  /** What was heard before it was known where the client stands; null from then on. */
  private Deque<News> early = new ArrayDeque<>();

  private Flow.Subscriber<? super StreamMessage> client;
  private long known;
  private long demand;
  private boolean telling;
  private boolean closing;
  private boolean expired;
  private boolean ended;
  private boolean abandoned;
  private boolean spoken;

  /**
   * @param onEnd called once, however the stream ends
   */
  PersonStream(String account, Runnable onEnd) {
    this.account = account;
    this.onEnd = onEnd;
  }

  String account() {
    return account;
  }

  /**
   * Says where the client stands, when that is known.
   *
   * @param first what it is told first
   * @param number of the last news that it knows then
   */
  void begin(List<NewsStreamMessage> first, long number) {
    synchronized (this) {
      waiting.addAll(first);
      known = number;
      early.forEach(this::add);
      early = null;
      endIfExpired();
    }
    tell();
  }

  /** The account has news. */
  void hear(News news) {
    synchronized (this) {
      if (early == null) {
        add(news);
      } else {
        early.add(news);
      }
    }
    tell();
  }

  private void add(News news) {
    if (news.number() <= known || closing) {
      return;
    }
    if (news.number() != known + 1 || waiting.size() >= MOST_WAITING) {
      // Something was missed, or is not wanted: the client comes back and gets all of it.
      waiting.clear();
      closing = true;
      return;
    }
    known = news.number();
    if (news.streamed()) {
      waiting.add(NewsStreamMessage.of(news));
    }
  }

  @Override
  public void tick() {
    synchronized (this) {
      if (early != null || closing) {
        // Not begun, or about to end: whoever takes nothing need not be waited for.
        abandoned |= closing && !waiting.isEmpty() && demand == 0;
      } else {
        if (!spoken && waiting.isEmpty()) {
          waiting.add(NewsStreamMessage.KEEP_ALIVE);
        }
        spoken = false;
      }
    }
    tell();
  }

  @Override
  public void expire() {
    synchronized (this) {
      expired = true;
      endIfExpired();
    }
    tell();
  }

  /** Not before it has begun: what it says last comes after what it says first. */
  private void endIfExpired() {
    if (expired && early == null && !closing) {
      waiting.add(NewsStreamMessage.LAST);
      closing = true;
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      closing = true;
    }
    tell();
  }

  @Override
  public void subscribe(Flow.Subscriber<? super StreamMessage> subscriber) {
    synchronized (this) {
      client = subscriber;
    }
    subscriber.onSubscribe(this);
    tell();
  }

  @Override
  public void request(long count) {
    synchronized (this) {
      demand = demand + count < 0 ? Long.MAX_VALUE : demand + count;
    }
    tell();
  }

  @Override
  public void cancel() {
    end();
  }

  /** Whoever comes while somebody tells leaves it to them. */
  private void tell() {
    while (true) {
      NewsStreamMessage next;
      synchronized (this) {
        if (telling || client == null || ended) {
          return;
        }
        if (waiting.isEmpty() || abandoned) {
          if (closing) {
            break;
          }
          return;
        }
        if (demand == 0) {
          return;
        }
        demand--;
        next = waiting.remove();
        // After a keep-alive the silence goes on, and is due for the next one.
        spoken = !next.isKeepAlive();
        telling = true;
      }
      try {
        client.onNext(next);
      } finally {
        synchronized (this) {
          telling = false;
        }
      }
    }
    if (end()) {
      client.onComplete();
    }
  }

  /** True for whoever ends it. */
  private boolean end() {
    synchronized (this) {
      if (ended) {
        return false;
      }
      ended = true;
      waiting.clear();
    }
    onEnd.run();
    return true;
  }
}
