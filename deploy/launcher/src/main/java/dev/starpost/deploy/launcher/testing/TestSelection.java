package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.build.Build;
import dev.starpost.deploy.launcher.build.ChangedFiles;
import dev.starpost.deploy.launcher.build.Modules;
import dev.starpost.deploy.launcher.build.TestClasses;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Options;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.cli.Syntax;
import dev.starpost.deploy.launcher.console.Console;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which parts {@code ./starpost test} runs for what was typed. */
final class TestSelection {
  private static final String MUTANTS = "--mutants";

  private static final Syntax SYNTAX =
      Syntax.of("test")
          .flag("--verbose")
          .flag("--changed")
          .flag("--system")
          .flag(MUTANTS)
          .flag("--long")
          .flag("--debug")
          .operands(2);

  /** How the test, and not what is tested, is to be done. */
  private static final Set<String> MANNERS = Set.of("--verbose", "--debug", "--long");

  /** Read by tests of this module, though no file name says so. */
  private static final String KUBERNETES = "k8s/";

  private static final String MANIFESTS = "deploy/manifests";

  private final Checkout checkout;
  private final Console console;
  private final Options options;
  private final List<String> properties;
  private final MavenTests maven;
  private final Build build;

  TestSelection(Checkout checkout, Console console, List<String> words) {
    this.checkout = checkout;
    this.console = console;
    this.options = SYNTAX.parse(words.stream().filter(word -> !isProperty(word)).toList());
    this.properties = new ArrayList<>(words.stream().filter(TestSelection::isProperty).toList());
    if (options.has("--long")) {
      properties.add("-Dstarpost.long=true");
    }
    if (options.has("--debug")) {
      properties.add("-Dmaven.surefire.debug");
      console.line("Tests wait for a debugger at port 5005.");
    }
    this.maven = new MavenTests(checkout, console, options.has("--verbose"), properties);
    this.build = new Build(checkout, console);
    requireOneWish();
  }

  private void requireOneWish() {
    List<String> wishes = new ArrayList<>();
    if (!options.has(MUTANTS)) {
      options.operand().ifPresent(wishes::add);
    }
    wishes.addAll(
        options.flags().stream().filter(flag -> !MANNERS.contains(flag)).sorted().toList());
    if (wishes.size() > 1) {
      throw Refused.misused(
          "'test' takes one of %s, not both.".formatted(String.join(" and ", wishes)));
    }
  }

  /** A switch of tests, as {@code -Dstarpost.seed=17}, which is handed on to them. */
  private static boolean isProperty(String word) {
    return word.startsWith("-D");
  }

  boolean isEverything() {
    return options.operands().isEmpty() && !options.has("--changed") && !options.has("--system");
  }

  /** Mutants of one game, instead of tests, if they are asked for. */
  Optional<MutantsRun> mutants() throws IOException {
    if (!options.has(MUTANTS)) {
      return Optional.empty();
    }
    if (options.operands().size() != 1) {
      throw Refused.misused("--mutants takes one game and no test: --mutants games/salvage.");
    }
    List<String> directories = Modules.of(checkout.root()).named(options.operands().get(0));
    return Optional.of(
        new MutantsRun(checkout, console, directories, options.has("--verbose"), properties));
  }

  /** In the order in which they run. */
  List<TestPart> parts() throws IOException, InterruptedException {
    if (options.has("--changed")) {
      return changed();
    }
    if (options.has("--system")) {
      return List.of(new SystemPart(checkout, maven, build));
    }
    return options.operand().isPresent() ? List.of(module(options.operand().get())) : everything();
  }

  /** A new kind of test is one more line here. */
  private List<TestPart> everything() {
    return List.of(
        new ReactorPart(maven, build),
        new SystemPart(checkout, maven, build),
        new RealMongodPart(checkout, console, maven));
  }

  private TestPart module(String name) throws IOException {
    Modules modules = Modules.of(checkout.root());
    List<String> directories = modules.named(name);
    TestClasses tests = modules.testsOf(directories);
    if (tests.names().isEmpty()) {
      throw Refused.misused("%s has no tests.".formatted(name));
    }
    String wish =
        options.operands().size() > 1
            ? tests.matching(options.operands().get(1), name)
            : String.join(",", tests.names());
    return new SelectedPart(name, directories, wish, maven, build);
  }

  /**
   * What has changed and what needs it. Of the system tests only those that have changed
   * themselves: nearly every change can be felt there.
   */
  private List<TestPart> changed() throws IOException, InterruptedException {
    Modules modules = Modules.of(checkout.root());
    ChangedFiles files = ChangedFiles.in(checkout.root());
    Set<String> changed = new LinkedHashSet<>();
    for (String file : files.files()) {
      changed.addAll(concernedBy(file, modules));
    }
    List<String> tested = modules.withDependents(changed);
    List<String> unchanged = tested.stream().filter(each -> !changed.contains(each)).toList();
    List<String> system = TaggedTests.in(checkout.root(), SystemPart.TAG).classes();
    TestClasses affected = modules.testsOf(unchanged);
    List<String> names = new ArrayList<>(modules.testsOf(changed).names());
    names.addAll(affected.without(system).names());
    if (names.isEmpty()) {
      console.line("Nothing that has tests differs from %s.".formatted(files.base()));
      return List.of();
    }
    console.line(
        "Changed since %s: %s."
            .formatted(files.base(), String.join(", ", modules.inOrder(changed))));
    if (affected.names().stream().anyMatch(system::contains)) {
      console.line("System tests are left out: ./starpost test --system runs them.");
    }
    return List.of(
        new SelectedPart("what has changed", tested, String.join(",", names), maven, build));
  }

  /** A file outside of the modules concerns those whose tests name it. */
  private static List<String> concernedBy(String file, Modules modules) throws IOException {
    if (file.startsWith(KUBERNETES)) {
      return List.of(MANIFESTS);
    }
    List<String> holding = modules.holding(file);
    if (!holding.isEmpty()) {
      return holding;
    }
    if (file.startsWith(".mvn/")) {
      return modules.all();
    }
    List<String> naming = new ArrayList<>();
    for (String directory : modules.all()) {
      if (modules.mentions(directory, file.substring(file.lastIndexOf('/') + 1))) {
        naming.add(directory);
      }
    }
    return naming;
  }
}
