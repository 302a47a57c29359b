package dev.starpost.deploy.launcher.build;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of Maven's log.
 *
 * @param thread who wrote it, where Maven was told to say so and builds several modules at once;
 *     otherwise empty
 */
record MavenLine(String thread, String text) {
  private static final Pattern WITH_THREAD =
      Pattern.compile("\\[([^\\]]+)\\] (\\[(?:DEBUG|INFO|WARNING|ERROR)\\].*)");

  static MavenLine of(String line) {
    Matcher matcher = WITH_THREAD.matcher(line);
    return matcher.matches()
        ? new MavenLine(matcher.group(1), matcher.group(2))
        : new MavenLine("", line);
  }
}
