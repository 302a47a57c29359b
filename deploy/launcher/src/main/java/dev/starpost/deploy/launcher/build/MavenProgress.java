package dev.starpost.deploy.launcher.build;

import dev.starpost.deploy.launcher.console.ReadableTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Makes the few lines that a person wants to see out of the many that Maven writes. */
public final class MavenProgress {
  /**
   * Maven says nothing of its downloads under {@code --no-transfer-progress}; its resolver's debug
   * lines name every artifact that is not on this machine yet, some more than once.
   */
  static final String SAY_DOWNLOADS =
      "-Dorg.slf4j.simpleLogger.log.org.eclipse.aether.internal.impl.DefaultArtifactResolver=debug";

  /** Without it nobody could tell which of several modules a line belongs to. */
  public static final String SAY_THREADS = "-Dorg.slf4j.simpleLogger.showThreadName=true";

  private static final Pattern DOWNLOAD =
      Pattern.compile("\\[DEBUG\\] Resolving artifact (\\S+) from .*");
  private static final Pattern MODULE =
      Pattern.compile("\\[INFO\\] Building (?<name>.+?) \\S+(?:\\s+\\[(?<place>\\d+/\\d+)\\])?");
  private static final Pattern POM =
      Pattern.compile("\\[INFO\\] +from (?:(?<directory>.*)/)?pom\\.xml");
  private static final Pattern TEST_CLASS =
      Pattern.compile(
          "\\[\\w+\\] Tests run: (?<run>\\d+), Failures: (?<failures>\\d+), Errors:"
              + " (?<errors>\\d+), Skipped: (?<skipped>\\d+), Time elapsed: (?<seconds>\\S+) s.* --"
              + " in (?<name>.+)");

  /** At the end, how long each module took. */
  private static final Pattern SUMMARY =
      Pattern.compile(
          "\\[INFO\\] (?<name>.+?) \\.* ?(?:SUCCESS|FAILURE) \\[ *(?<time>[\\d:.]+)"
              + " (?<unit>s|min|h)\\]");

  /** A module of the reactor and how long it took. */
  public record Module(String name, String directory, Duration took) {}

  private record Begun(String place, String name, String directory, Instant since) {
    String inWords() {
      return place + " " + name;
    }
  }

  private final Instant started;
  private final Set<String> downloads = new HashSet<>();
  private final List<Begun> begun = new ArrayList<>();
  private final Map<String, Duration> summary = new HashMap<>();

  /** By thread, what may be the beginning of a module. */
  private final Map<String, Matcher> announced = new HashMap<>();

  private boolean isThreaded;

  MavenProgress(Instant started) {
    this.started = started;
  }

  /** Takes the next line of Maven's log; gives the line to show for it, if it deserves one. */
  Optional<String> accept(String written, Instant now) {
    MavenLine line = MavenLine.of(written);
    isThreaded |= !line.thread().isEmpty();
    Matcher download = DOWNLOAD.matcher(line.text());
    if (download.matches()) {
      downloads.add(download.group(1));
      return Optional.empty();
    }
    Matcher module = MODULE.matcher(line.text());
    if (module.matches()) {
      // Also how the jar plugin begins: it counts only when the next line names its pom.
      announced.put(line.thread(), module);
      return Optional.empty();
    }
    Matcher building = announced.remove(line.thread());
    Matcher pom = POM.matcher(line.text());
    if (pom.matches() && building != null) {
      return Optional.of("  " + begin(building, pom, now).inWords());
    }
    Matcher took = SUMMARY.matcher(line.text());
    if (took.matches()) {
      summary.put(took.group("name"), duration(took.group("time"), took.group("unit")));
    }
    Matcher tests = TEST_CLASS.matcher(line.text());
    return tests.matches() ? Optional.of(describe(tests)) : Optional.empty();
  }

  /** What is happening now, for a line that is drawn over. */
  String live(Instant now) {
    List<String> parts = new ArrayList<>();
    parts.add(ReadableTime.clock(Duration.between(started, now)));
    if (!begun.isEmpty()) {
      // Maven does not say when a module has ended; the last that were begun are a good guess.
      int shown = Math.min(begun.size(), isThreaded ? 2 : 1);
      parts.add(
          begun.subList(begun.size() - shown, begun.size()).stream()
              .map(Begun::inWords)
              .collect(Collectors.joining(", ")));
    }
    if (!downloads.isEmpty()) {
      parts.add(downloads.size() + " downloads");
    }
    return String.join("  ", parts);
  }

  /** The modules so far. Where Maven has not come to sum up, one lasts until the next begins. */
  List<Module> modules(Instant now) {
    List<Module> all = new ArrayList<>();
    for (int i = 0; i < begun.size(); i++) {
      Begun module = begun.get(i);
      Instant end = i + 1 < begun.size() ? begun.get(i + 1).since() : now;
      Duration guessed = Duration.between(module.since(), end);
      all.add(
          new Module(
              module.name(), module.directory(), summary.getOrDefault(module.name(), guessed)));
    }
    return all;
  }

  private Begun begin(Matcher module, Matcher pom, Instant now) {
    Begun next =
        new Begun(
            Optional.ofNullable(module.group("place")).orElse("1/1"),
            module.group("name"),
            Optional.ofNullable(pom.group("directory")).orElse("."),
            now);
    begun.add(next);
    return next;
  }

  /** As Maven writes it: {@code 0.917 s}, {@code 03:20 min}, {@code 01:02 h}. */
  private static Duration duration(String time, String unit) {
    if (unit.equals("s")) {
      return Duration.ofMillis(Math.round(Double.parseDouble(time) * 1000));
    }
    int colon = time.indexOf(':');
    long whole = Long.parseLong(time.substring(0, colon));
    long part = Long.parseLong(time.substring(colon + 1));
    return unit.equals("min")
        ? Duration.ofMinutes(whole).plusSeconds(part)
        : Duration.ofHours(whole).plusMinutes(part);
  }

  private static String describe(Matcher tests) {
    String name = tests.group("name");
    int failed =
        Integer.parseInt(tests.group("failures")) + Integer.parseInt(tests.group("errors"));
    int skipped = Integer.parseInt(tests.group("skipped"));
    return "    %s: %s tests%s%s, %s s"
        .formatted(
            name.substring(name.lastIndexOf('.') + 1),
            tests.group("run"),
            failed == 0 ? "" : ", " + failed + " FAILED",
            skipped == 0 ? "" : ", " + skipped + " skipped",
            tests.group("seconds"));
  }
}
