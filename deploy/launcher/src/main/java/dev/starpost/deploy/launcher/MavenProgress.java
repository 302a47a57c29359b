package dev.starpost.deploy.launcher;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes the few lines that a person wants to see out of the many that Maven writes. */
final class MavenProgress {
  /**
   * Maven says nothing of its downloads under {@code --no-transfer-progress}; its resolver's debug
   * lines name every artifact that is not on this machine yet, some more than once.
   */
  static final String SAY_DOWNLOADS =
      "-Dorg.slf4j.simpleLogger.log.org.eclipse.aether.internal.impl.DefaultArtifactResolver=debug";

  private static final Pattern DOWNLOAD =
      Pattern.compile("\\[DEBUG\\] Resolving artifact (\\S+) from .*");
  private static final Pattern MODULE =
      Pattern.compile("\\[INFO\\] Building (?<name>.+?) \\S+(?:\\s+\\[(?<place>\\d+/\\d+)\\])?");
  private static final Pattern POM =
      Pattern.compile("\\[INFO\\] +from (?:(?<directory>.*)/)?pom\\.xml");
  private static final Pattern TEST_CLASS =
      Pattern.compile(
          "\\[\\w+\\] Tests run: (?<run>\\d+), Failures: (?<failures>\\d+), Errors: (?<errors>\\d+),"
              + " Skipped: (?<skipped>\\d+), Time elapsed: (?<seconds>\\S+) s.* -- in (?<name>.+)");

  /** A module of the reactor and how long it took. */
  record Module(String name, String directory, Duration took) {}

  private final Instant started;
  private final Set<String> downloads = new HashSet<>();
  private final List<Module> finished = new ArrayList<>();
  private Matcher announced;
  private String current = "";
  private String currentPlace = "";
  private String currentDirectory;
  private Instant currentSince;

  MavenProgress(Instant started) {
    this.started = started;
    this.currentSince = started;
  }

  /** Takes the next line of Maven's log; gives the line to show for it, if it deserves one. */
  Optional<String> accept(String line, Instant now) {
    Matcher download = DOWNLOAD.matcher(line);
    if (download.matches()) {
      downloads.add(download.group(1));
      return Optional.empty();
    }
    Matcher module = MODULE.matcher(line);
    if (module.matches()) {
      // Also how the jar plugin begins: it counts only when the next line names its pom.
      announced = module;
      return Optional.empty();
    }
    Matcher pom = POM.matcher(line);
    if (pom.matches() && announced != null) {
      begin(announced, Optional.ofNullable(pom.group("directory")).orElse("."), now);
      return Optional.of("  " + currentModule());
    }
    announced = null;
    Matcher tests = TEST_CLASS.matcher(line);
    return tests.matches() ? Optional.of(describe(tests)) : Optional.empty();
  }

  /** What is happening now, for a line that is drawn over. */
  String live(Instant now) {
    List<String> parts = new ArrayList<>();
    parts.add(ReadableTime.clock(Duration.between(started, now)));
    if (!current.isEmpty()) {
      parts.add(currentModule());
    }
    if (!downloads.isEmpty()) {
      parts.add(downloads.size() + " downloads");
    }
    return String.join("  ", parts);
  }

  /** The modules so far; the last one ends now. */
  List<Module> modules(Instant now) {
    List<Module> all = new ArrayList<>(finished);
    lastModule(now).ifPresent(all::add);
    return all;
  }

  private void begin(Matcher module, String directory, Instant now) {
    lastModule(now).ifPresent(finished::add);
    current = module.group("name");
    currentPlace = Optional.ofNullable(module.group("place")).orElse("1/1");
    currentDirectory = directory;
    currentSince = now;
    announced = null;
  }

  private Optional<Module> lastModule(Instant now) {
    return currentDirectory == null
        ? Optional.empty()
        : Optional.of(new Module(current, currentDirectory, Duration.between(currentSince, now)));
  }

  private String currentModule() {
    return currentPlace + " " + current;
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
