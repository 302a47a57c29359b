package dev.starpost.intake;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Back-off: who rests after a failure, and until when. Each rest of the same one is twice as long
 * as the one before, up to a limit, until it has succeeded.
 */
final class Rests<T> {
  static final long FIRST = TimeUnit.MILLISECONDS.toNanos(100);

  /** What was missing may be back at any moment, and nobody is to wait much longer than that. */
  static final long LONGEST = TimeUnit.SECONDS.toNanos(2);

  private final Map<T, Long> lengths = new HashMap<>();
  private final Map<T, Long> ends = new HashMap<>();

  /**
   * Rests from now on.
   *
   * @return for how many nanoseconds
   */
  long rest(T one, long now) {
    long length = Math.min(LONGEST, 2 * lengths.getOrDefault(one, FIRST / 2));
    lengths.put(one, length);
    ends.put(one, now + length);
    return length;
  }

  /** Those who have rested; they do so no longer. */
  Set<T> over(long now) {
    Set<T> over = new HashSet<>();
    ends.forEach(
        (one, end) -> {
          if (end - now <= 0) {
            over.add(one);
          }
        });
    ends.keySet().removeAll(over);
    return over;
  }

  /** Whether it had failed before. */
  boolean succeeded(T one) {
    ends.remove(one);
    return lengths.remove(one) != null;
  }

  void clear() {
    lengths.clear();
    ends.clear();
  }

  /** Whether nobody rests. */
  boolean isEmpty() {
    return ends.isEmpty();
  }
}
