package dev.starpost.deploy.launcher.console;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Times and durations as people read them. */
public final class ReadableTime {
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss");

  private ReadableTime() {}

  /** By the clock on the user's wall. */
  public static String moment(Instant moment) {
    return MOMENT.format(moment.atZone(ZoneId.systemDefault()));
  }

  /** A clock for something that goes on: {@code 0:07}, {@code 12:34}. */
  public static String clock(Duration time) {
    return "%d:%02d".formatted(time.toMinutes(), time.toSecondsPart());
  }

  /** The length of something that is over: {@code 0.4 s}, {@code 754.0 s}. */
  public static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0);
  }
}
