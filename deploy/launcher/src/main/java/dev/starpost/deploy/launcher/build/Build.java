package dev.starpost.deploy.launcher.build;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.DiskSpace;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.console.ReadableTime;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Incremental build. Builds the modules that a command is about to run, unless what was built is
 * still true.
 */
public final class Build {
  /**
   * Modules that are built together.
   *
   * @param sources all that the result depends on: directories and files of the checkout
   */
  public record Target(String name, Kind kind, List<String> modules, List<String> sources) {
    /** Where a service is when it is packaged. */
    public Path packaged(Checkout checkout) {
      return checkout.root().resolve(modules.get(0)).resolve("target/quarkus-app");
    }
  }

  /** What a module leaves in its target directory, and how far Maven has to go for it. */
  enum Kind {
    /**
     * Started from its classes and from jars of Maven's repository, whose list is written as early
     * as {@code process-classes}.
     */
    CLASSES,
    /** A Quarkus service, which exists only when it is packaged. */
    SERVICE
  }

  public static final Target SERVERS =
      new Target(
          "servers",
          Kind.CLASSES,
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
          Kind.CLASSES,
          List.of("game-engine-service/workbench"),
          List.of("pom.xml", ".mvn", "commons", "game-engine-service"));

  public static final Target ENGINE =
      new Target(
          "engine",
          Kind.SERVICE,
          List.of("game-engine-service/app"),
          List.of("pom.xml", ".mvn", "commons", "contracts", "game-engine-service"));

  public static final Target LOBBY =
      new Target(
          "lobby",
          Kind.SERVICE,
          List.of("lobby-service"),
          List.of("pom.xml", ".mvn", "commons", "contracts", "lobby-service"));

  public static final Target NOTIFICATION =
      new Target(
          "notification",
          Kind.SERVICE,
          List.of("notification-service"),
          List.of("pom.xml", ".mvn", "commons", "contracts", "notification-service"));

  public static final Target RATING =
      new Target(
          "rating",
          Kind.SERVICE,
          List.of("rating-service"),
          List.of("pom.xml", ".mvn", "commons", "contracts", "rating-service"));

  public static final Target MATCHMAKING =
      new Target(
          "matchmaking",
          Kind.SERVICE,
          List.of("matchmaking-service/app"),
          List.of("pom.xml", ".mvn", "commons", "contracts", "matchmaking-service"));

  public static final Target GATEWAY =
      new Target(
          "gateway",
          Kind.SERVICE,
          List.of("gateway-service"),
          List.of("pom.xml", ".mvn", "commons", "gateway-service"));

  static final Target LOAD =
      new Target(
          "load-generator",
          Kind.CLASSES,
          List.of("deploy/load"),
          List.of(
              "pom.xml",
              ".mvn",
              "deploy/pom.xml",
              "deploy/servers",
              "deploy/load",
              "matchmaking-service/matcher"));

  static final Target IMAGES =
      new Target(
          "image-builder",
          Kind.CLASSES,
          List.of("deploy/images"),
          List.of("pom.xml", ".mvn", "deploy/pom.xml", "deploy/images"));

  /** What passes in a whole run of the tests need not be looked at whenever something is built. */
  public static final List<String> WITHOUT_CHECKS =
      List.of("-Dspotless.check.skip=true", "-Dspotless.apply.skip=true", "-Denforcer.skip=true");

  private static final List<Target> ALL =
      List.of(
          SERVERS,
          WORKBENCH,
          ENGINE,
          LOBBY,
          NOTIFICATION,
          RATING,
          MATCHMAKING,
          GATEWAY,
          LOAD,
          IMAGES);

  private final Checkout checkout;
  private final Console console;

  public Build(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
  }

  /** Returns when the targets are built from the sources as they are now, by one run of Maven. */
  public void bringUpToDate(Target... targets) throws IOException, InterruptedException {
    bringUpToDate(List.of(targets));
  }

  public void bringUpToDate(List<Target> targets) throws IOException, InterruptedException {
    if (isTrusted()) {
      for (Target target : targets) {
        requireBuilt(target);
      }
      return;
    }
    Map<Target, SourceStamp> stale = new LinkedHashMap<>();
    List<String> missing = new ArrayList<>();
    List<String> reasons = new ArrayList<>();
    for (Target target : targets) {
      SourceStamp now = SourceStamp.of(checkout.root(), target.sources());
      List<String> changed = now.differencesFrom(SourceStamp.read(stamp(target)));
      if (!isBuilt(target) || !Files.exists(stamp(target))) {
        missing.add("the " + target.name());
        stale.put(target, now);
      } else if (!changed.isEmpty()) {
        reasons.add(reason(target, changed));
        stale.put(target, now);
      }
    }
    if (stale.isEmpty()) {
      return;
    }
    DiskSpace.require(checkout.root());
    if (!missing.isEmpty()) {
      console.line(
          "Building %s. The first build fetches libraries, which can take ten minutes."
              .formatted(listed(missing)));
    }
    reasons.forEach(console::line);
    run(stale);
  }

  private void run(Map<Target, SourceStamp> stale) throws IOException, InterruptedException {
    String name = stale.keySet().stream().map(Target::name).collect(Collectors.joining("-"));
    MavenRun.Result result =
        new MavenRun(checkout, console, false).run(name, arguments(stale.keySet()), Map.of());
    if (!result.succeeded()) {
      result.failure().forEach(console::line);
      throw Refused.because("The build failed; all of its output is in " + result.log() + ".");
    }
    keep(stale);
    console.line("Built in " + ReadableTime.seconds(result.took()) + ".");
  }

  /** The services that tests of these modules start as they are packaged: their poms name them. */
  public List<Target> packagedFor(Collection<String> directories) throws IOException {
    Modules modules = Modules.of(checkout.root());
    Set<String> needed = new HashSet<>();
    for (String directory : directories) {
      needed.addAll(modules.neededBy(directory));
    }
    return services().stream().filter(target -> needed.containsAll(target.modules())).toList();
  }

  public static List<Target> services() {
    return ALL.stream().filter(target -> target.kind() == Kind.SERVICE).toList();
  }

  /** The sources of every target as they are now, for {@link #keep} after a whole reactor build. */
  public Map<Target, SourceStamp> look() throws IOException {
    Map<Target, SourceStamp> sources = new LinkedHashMap<>();
    for (Target target : ALL) {
      sources.put(target, SourceStamp.of(checkout.root(), target.sources()));
    }
    return sources;
  }

  /** Remembers that these sources are built. */
  public void keep(Map<Target, SourceStamp> sources) throws IOException {
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
        .allMatch(
            output ->
                switch (target.kind()) {
                  case CLASSES -> areClassesComplete(output);
                  case SERVICE -> Files.exists(output.resolve("quarkus-app/quarkus-run.jar"));
                });
  }

  /** The jars are in Maven's repository, which people empty now and then. */
  private static boolean areClassesComplete(Path output) {
    try {
      String jars = Files.readString(output.resolve("classpath")).strip();
      return Files.isDirectory(output.resolve("classes"))
          && Arrays.stream(jars.split(File.pathSeparator, -1))
              .allMatch(jar -> jar.isEmpty() || Files.exists(Path.of(jar)));
    } catch (IOException e) {
      return false;
    }
  }

  private static String listed(List<String> things) {
    int last = things.size() - 1;
    return last == 0
        ? things.get(0)
        : String.join(", ", things.subList(0, last)) + " and " + things.get(last);
  }

  private Path stamp(Target target) {
    return checkout.own().resolve("built").resolve(target.name());
  }

  private static String reason(Target target, List<String> changed) {
    String others = changed.size() == 1 ? "" : " and " + (changed.size() - 1) + " more";
    return "Building the %s again: %s%s changed.".formatted(target.name(), changed.get(0), others);
  }

  /**
   * Without the tests and the checks, because whoever only wants to play is not to be held up by
   * them.
   */
  private static List<String> arguments(Collection<Target> targets) {
    String modules =
        targets.stream()
            .flatMap(target -> target.modules().stream())
            .collect(Collectors.joining(","));
    boolean packaged = targets.stream().anyMatch(target -> target.kind() == Kind.SERVICE);
    List<String> arguments =
        new ArrayList<>(List.of("--projects", modules, "--also-make", "-Dmaven.test.skip=true"));
    arguments.addAll(WITHOUT_CHECKS);
    arguments.add(packaged ? "package" : "process-classes");
    return arguments;
  }
}
