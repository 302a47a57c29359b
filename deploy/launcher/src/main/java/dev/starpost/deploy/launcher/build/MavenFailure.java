package dev.starpost.deploy.launcher.build;

import java.util.List;

/** The part of a failed Maven log that says what went wrong. */
final class MavenFailure {
  private static final int ENOUGH = 30;

  /** Advice about Maven itself, which follows every failure. */
  private static final List<String> ADVICE =
      List.of(
          "[ERROR] To see the full stack trace",
          "[ERROR] Re-run Maven",
          "[ERROR] For more information about the errors",
          "[ERROR] [Help",
          "[ERROR] After correcting the problems",
          "[ERROR]   mvn <args>",
          "[ERROR] See ");

  private MavenFailure() {}

  /** The error lines; where Maven did not get as far as writing any, the end of the log. */
  static List<String> excerpt(List<String> log) {
    List<String> errors =
        log.stream()
            .map(line -> MavenLine.of(line).text())
            .filter(line -> line.startsWith("[ERROR]") && !line.strip().equals("[ERROR]"))
            .filter(line -> ADVICE.stream().noneMatch(line::startsWith))
            .distinct()
            .toList();
    if (errors.isEmpty()) {
      return log.subList(Math.max(0, log.size() - ENOUGH), log.size());
    }
    return errors.subList(0, Math.min(errors.size(), ENOUGH));
  }
}
