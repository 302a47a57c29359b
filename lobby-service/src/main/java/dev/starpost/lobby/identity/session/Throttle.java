package dev.starpost.lobby.identity.session;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * Rate limit by a fixed window for each key: counts what may happen only so often in a time.
 *
 * <p>In memory, hence for each instance: with n instances an attacker has n times the attempts, and
 * a restart forgets them. That is still some thousand guesses a day against Argon2id, and spares
 * every sign-in a write. Whoever floods us with more names than are remembered makes us forget
 * those that were not tried lately; the count of the address, and the gateway's own limits, stop
 * that much sooner.
 */
final class Throttle {
  private static final int MOST_KEYS = 100_000;

  private final int most;
  private final Duration window;
  private final Clock clock;
  private final Cache<String, Window> windows;

  Throttle(int most, Duration window, Clock clock) {
    this.most = most;
    this.window = window;
    this.clock = clock;
    this.windows = Caffeine.newBuilder().maximumSize(MOST_KEYS).expireAfterWrite(window).build();
  }

  private record Window(Instant ends, int count) {
    Window oneMore() {
      return new Window(ends, count + 1);
    }
  }

  /** Counts an attempt. How long to wait, if there were too many already. */
  Optional<Duration> attempt(String key) {
    Instant now = clock.instant();
    Window counted =
        windows
            .asMap()
            .compute(
                key,
                (same, before) ->
                    before == null || !before.ends().isAfter(now)
                        ? new Window(now.plus(window), 1)
                        : before.count() > most ? before : before.oneMore());
    return counted.count() > most
        ? Optional.of(Duration.between(now, counted.ends()))
        : Optional.empty();
  }

  void forget(String key) {
    windows.invalidate(key);
  }
}
