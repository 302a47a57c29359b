package dev.starpost.engine.bot;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Fair queue of work, in turn between those for whom it is done: next comes whoever was served the
 * longest time ago. However much one of them has waiting, whoever comes with a single thing waits
 * for no more than what is being done; each one's own work stays in its order.
 */
public final class FairQueue<T> {
  /** Whoever was served before so many others counts as new. */
  private static final int REMEMBERED = 10_000;

  private final Map<String, Deque<T>> waiting = new HashMap<>();

  /** Whose turn it is, in order: those who are new as they came, then those longest not served. */
  private final TreeMap<Long, String> turns = new TreeMap<>();

  private final Map<String, Long> served =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > REMEMBERED;
        }
      };

  private long arrivals = Long.MIN_VALUE;
  private long services;
  private int size;

  public synchronized void add(String whose, T work) {
    Deque<T> own = waiting.get(whose);
    if (own == null) {
      own = new ArrayDeque<>();
      waiting.put(whose, own);
      Long last = served.get(whose);
      turns.put(last == null ? arrivals++ : last, whose);
    }
    own.add(work);
    size++;
  }

  /** What is to be done next; empty if nothing waits. */
  public synchronized Optional<T> next() {
    Map.Entry<Long, String> turn = turns.pollFirstEntry();
    if (turn == null) {
      return Optional.empty();
    }
    String whose = turn.getValue();
    Deque<T> own = waiting.get(whose);
    T work = own.remove();
    size--;
    services++;
    // Removed first, so that the eldest entry is the one that was served the longest time ago.
    served.remove(whose);
    served.put(whose, services);
    if (own.isEmpty()) {
      waiting.remove(whose);
    } else {
      turns.put(services, whose);
    }
    return Optional.of(work);
  }

  public synchronized int size() {
    return size;
  }
}
