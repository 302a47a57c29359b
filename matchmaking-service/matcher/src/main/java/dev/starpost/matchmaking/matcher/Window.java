package dev.starpost.matchmaking.matcher;

import java.time.Duration;
import java.util.List;

/**
 * How far apart opponents may be: the window of a ticket, which widens with the time that it waits.
 * Published in the service's README; between its points it grows evenly, after the last one it
 * stays.
 */
public final class Window {
  /**
   * One point of the curve.
   *
   * @param points of rating, to each side
   */
  public record Point(Duration waited, int points) {}

  /** The published curve. */
  public static final List<Point> CURVE =
      List.of(
          new Point(Duration.ZERO, 60),
          new Point(Duration.ofMinutes(10), 100),
          new Point(Duration.ofHours(1), 200),
          new Point(Duration.ofHours(6), 400),
          new Point(Duration.ofHours(24), 1200));

  private Window() {}

  /** The window of a ticket that has waited for so long. */
  public static int after(Duration waited) {
    long millis = Math.max(0, waited.toMillis());
    Point before = CURVE.get(0);
    for (Point next : CURVE) {
      long end = next.waited().toMillis();
      if (millis < end) {
        long begin = before.waited().toMillis();
        return before.points()
            + (int) ((next.points() - before.points()) * (millis - begin) / (end - begin));
      }
      before = next;
    }
    return before.points();
  }

  /** What a window never exceeds. */
  public static int widest() {
    return CURVE.get(CURVE.size() - 1).points();
  }
}
