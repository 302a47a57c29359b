package dev.starpost.deploy.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds the modules that a command is about to run, unless what was built is still true. */
final class Build {
  /**
   * Modules that are built together.
   *
   * @param sources all that the result depends on: directories and files of the checkout
   */
  record Target(String name, List<String> modules, List<String> sources) {}

  static final Target SERVERS =
      new Target(
          "servers",
          List.of("deploy/kafka", "deploy/mongo", "deploy/postgres"),
          List.of(
              "pom.xml",
              ".mvn",
              "deploy/pom.xml",
              "deploy/kafka",
              "deploy/mongo",
              "deploy/postgres"));

  static final Target WORKBENCH =
      new Target(
          "workbench",
          List.of("game-engine-service/workbench"),
          List.of("pom.xml", ".mvn", "game-engine-service"));

  private static final List<Target> ALL = List.of(SERVERS, WORKBENCH);

  private final Checkout checkout;
  private final Console console;

  Build(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
  }

  /** Returns when the target is built from the sources as they are now. */
  void bringUpToDate(Target target) throws IOException, InterruptedException {
    if (isTrusted()) {
      requireBuilt(target);
      return;
    }
    SourceStamp now = SourceStamp.of(checkout.root(), target.sources());
    List<String> changed = now.differencesFrom(SourceStamp.read(stamp(target)));
    if (changed.isEmpty() && isBuilt(target)) {
      return;
    }
    DiskSpace.require(checkout.root());
    console.line(reason(target, changed));
    MavenRun.Result result =
        new MavenRun(checkout, console, false).run(target.name(), arguments(target), Map.of());
    if (!result.succeeded()) {
      result.failure().forEach(console::line);
      throw Refused.because("The build failed; all of its output is in " + result.log() + ".");
    }
    keep(Map.of(target, now));
    console.line("Built in " + ReadableTime.seconds(result.took()) + ".");
  }

  /** The sources of every target as they are now, for {@link #keep} after a whole reactor build. */
  Map<Target, SourceStamp> look() throws IOException {
    Map<Target, SourceStamp> sources = new LinkedHashMap<>();
    for (Target target : ALL) {
      sources.put(target, SourceStamp.of(checkout.root(), target.sources()));
    }
    return sources;
  }

  /** Remembers that these sources are built. */
  void keep(Map<Target, SourceStamp> sources) throws IOException {
    for (Map.Entry<Target, SourceStamp> built : sources.entrySet()) {
      built.getValue().write(stamp(built.getKey()));
    }
  }

  private boolean isTrusted() {
    String wish = checkout.variable("STARPOST_BUILD").orElse("");
    if (!wish.isEmpty() && !wish.equals("skip")) {
      throw Refused.misused("STARPOST_BUILD can only be 'skip', not '" + wish + "'.");
    }
    return !wish.isEmpty();
  }

  private void requireBuilt(Target target) {
    if (!isBuilt(target)) {
      throw Refused.because(
          "STARPOST_BUILD=skip trusts what is built, but %s is not; unset it, or run ./mvnw verify."
              .formatted(String.join(", ", target.modules())));
    }
  }

  private boolean isBuilt(Target target) {
    return target.modules().stream()
        .map(module -> checkout.root().resolve(module).resolve("target"))
        .allMatch(Build::isComplete);
  }

  /** The jars are in Maven's repository, which people empty now and then. */
  private static boolean isComplete(Path output) {
    try {
      String jars = Files.readString(output.resolve("classpath")).strip();
      return Files.isDirectory(output.resolve("classes"))
          && Arrays.stream(jars.split(File.pathSeparator, -1))
              .allMatch(jar -> jar.isEmpty() || Files.exists(Path.of(jar)));
    } catch (IOException e) {
      return false;
    }
  }

  private Path stamp(Target target) {
    return checkout.own().resolve("built").resolve(target.name());
  }

  private String reason(Target target, List<String> changed) {
    if (!isBuilt(target) || !Files.exists(stamp(target))) {
      return "Building the %s. The first build fetches its libraries, which can take ten minutes."
          .formatted(target.name());
    }
    String others = changed.size() == 1 ? "" : " and " + (changed.size() - 1) + " more";
    return "Building the %s again: %s%s changed.".formatted(target.name(), changed.get(0), others);
  }

  /**
   * As far as {@code process-classes}, which also writes each module's class path; without the
   * formatter, because whoever only wants to play is not to be held up by it.
   */
  private static List<String> arguments(Target target) {
    return List.of(
        "--projects",
        String.join(",", target.modules()),
        "--also-make",
        "-Dspotless.check.skip=true",
        "process-classes");
  }
}
