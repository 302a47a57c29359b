package dev.starpost.lobby.identity.session;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Rate limit by a token bucket for each key: so many attempts at once, then one after each
 * interval. It never shuts out: whoever waits for an interval at most may try again. In memory, as
 * {@link Throttle}.
 */
final class AttemptTokenBucket {
  private static final int MOST_KEYS = 100_000;

  private final Duration interval;
  private final Duration whole;
  private final Clock clock;

  /** When the bucket of a key is full again. */
  private final Cache<String, Instant> fullAt;

  AttemptTokenBucket(int atOnce, Duration interval, Clock clock) {
    this.interval = interval;
    this.whole = interval.multipliedBy(atOnce);
    this.clock = clock;
    this.fullAt = Caffeine.newBuilder().maximumSize(MOST_KEYS).expireAfterWrite(whole).build();
  }

  /**
   * Counts an attempt. How long to wait, if there were too many already; then it is not counted.
   */
  Optional<Duration> attempt(String key) {
    Instant now = clock.instant();
    var wait = new AtomicReference<Duration>();
    fullAt
        .asMap()
        .compute(
            key,
            (same, before) -> {
              Instant next = (before == null || before.isBefore(now) ? now : before).plus(interval);
              Duration over = Duration.between(now, next).minus(whole);
              if (over.isNegative() || over.isZero()) {
                return next;
              }
              wait.set(over);
              return before;
            });
    return Optional.ofNullable(wait.get());
  }

  /** It was no wrong one. */
  void takeBack(String key) {
    fullAt.asMap().computeIfPresent(key, (same, before) -> before.minus(interval));
  }
}
