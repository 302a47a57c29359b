package dev.starpost.deploy.launcher.run;

import dev.starpost.deploy.launcher.console.ReadableTime;
import java.time.Instant;
import java.util.Optional;
import java.util.Properties;

/**
 * Restart count. How often a server or service had to be started again.
 *
 * @param last when it was found dead the last time; of several failures in a row, the first
 * @param isUnderWay it is not yet back
 */
public record Restarts(int count, Optional<Instant> last, boolean isUnderWay) {
  public static final Restarts NONE = new Restarts(0, Optional.empty(), false);

  Restarts another(Instant now) {
    return new Restarts(count + 1, isUnderWay ? last : Optional.of(now), true);
  }

  Restarts over() {
    return new Restarts(count, last, false);
  }

  public String inWords() {
    return last.map(moment -> "%d, last %s".formatted(count, ReadableTime.moment(moment)))
        .orElse("-");
  }

  void write(Properties properties, String key) {
    last.ifPresent(
        moment -> {
          properties.setProperty(key + "restarts", Integer.toString(count));
          properties.setProperty(key + "restarts.last", moment.toString());
          properties.setProperty(key + "restarts.under.way", Boolean.toString(isUnderWay));
        });
  }

  static Restarts read(Properties properties, String key) {
    return Optional.ofNullable(properties.getProperty(key + "restarts.last"))
        .map(
            last ->
                new Restarts(
                    Integer.parseInt(properties.getProperty(key + "restarts", "")),
                    Optional.of(Instant.parse(last)),
                    Boolean.parseBoolean(properties.getProperty(key + "restarts.under.way"))))
        .orElse(NONE);
  }
}
