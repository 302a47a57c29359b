package dev.starpost.deploy.launcher.platform;

import java.time.Duration;

/**
 * Exponential back-off before a server or a service that died is restarted: twice as long each
 * time, so that one that cannot live does not keep the machine busy; from the beginning once it has
 * served well.
 */
public final class RestartBackoff {
  private final Duration first;
  private final Duration longest;
  private final Duration steady;
  private Duration next;
  private int inARow;

  /**
   * A back-off that doubles from the first wait up to the longest.
   *
   * @param steady who has served as long as this did not die of its start
   */
  public RestartBackoff(Duration first, Duration longest, Duration steady) {
    this.first = first;
    this.longest = longest;
    this.steady = steady;
    this.next = first;
  }

  public static RestartBackoff usual() {
    return new RestartBackoff(Duration.ofSeconds(1), Duration.ofSeconds(30), Duration.ofMinutes(1));
  }

  Duration afterServing(Duration served) {
    if (served.compareTo(steady) >= 0) {
      next = first;
      inARow = 0;
    }
    inARow++;
    Duration wait = next;
    Duration doubled = next.multipliedBy(2);
    next = doubled.compareTo(longest) < 0 ? doubled : longest;
    return wait;
  }

  /**
   * How often it has died since it last served well, those times included that it did not start.
   */
  int inARow() {
    return inARow;
  }
}
