package dev.starpost.testkit.suite;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.starpost.architecture.testkit.ArchitectureSuite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Packages of a game, the same in every one, so that whoever knows one game finds their way in all:
 * the rules in its root, around them {@code component}, {@code view}, {@code bot} and {@code
 * plugin}. Components that are many may lie in packages inside {@code component}. A table in the
 * README tells which class has which rule.
 */
public interface RoomsSuite extends ArchitectureSuite {

  /** The rules are one knot: state, events, moves and questions know each other. */
  @Override
  default Set<String> largePackages() {
    return Set.of(root());
  }

  @Test
  default void every_game_has_the_same_rooms() {
    assertThat(namesOf(this::roomOf))
        .as("the rules in %s, and the rooms around them", root())
        .containsExactly(root(), room("bot"), room("component"), room("plugin"), room("view"));
  }

  @Test
  default void components_know_no_rule_and_rules_know_neither_views_nor_bots() {
    layeredArchitecture()
        .consideringOnlyDependenciesInAnyPackage(root() + "..")
        .layer("components")
        .definedBy(room("component") + "..")
        .layer("rules")
        .definedBy(root())
        .layer("views")
        .definedBy(room("view"))
        .layer("bots")
        .definedBy(room("bot"))
        .layer("plugin")
        .definedBy(room("plugin"))
        .whereLayer("components")
        .mayNotAccessAnyLayer()
        .whereLayer("rules")
        .mayOnlyAccessLayers("components")
        .whereLayer("views")
        .mayOnlyAccessLayers("components", "rules")
        .whereLayer("bots")
        .mayOnlyAccessLayers("components", "rules")
        .because(
            "rules are read and changed without what is made of them: join the rooms in the game's"
                + " Rules, in its plugin")
        .check(classesOfTheGame());
  }

  @Test
  default void the_readme_says_which_class_has_which_rule() throws IOException {
    String table = whereIsWhichRule();
    assertThat(found("`([A-Z]\\w+)", table))
        .as("classes that the README names for a rule")
        .isNotEmpty()
        .isSubsetOf(namesOf(JavaClass::getSimpleName));
    assertThat(found("\\b([A-Z]+-\\d+)\\b", table))
        .as("sections of the rules that the README has a class for")
        .containsAll(found("\\b([A-Z]+-\\d+)\\.\\d", rules()));
  }

  /** The game's own classes, without its tests. */
  default JavaClasses classesOfTheGame() {
    return new ClassFileImporter()
        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
        .importPackages(root());
  }

  /** What the README of the module tells about where each rule is. */
  default String whereIsWhichRule() throws IOException {
    String[] parts = Files.readString(Path.of("README.md")).split("(?m)^## ", -1);
    for (String part : parts) {
      if (part.startsWith("Where is which rule?\n")) {
        return part;
      }
    }
    throw new AssertionError("README.md has no section \"Where is which rule?\"");
  }

  /** The rules of the module, as players read them. */
  default String rules() throws IOException {
    try (var files = Files.walk(Path.of("src", "main", "resources"))) {
      return Files.readString(
          files.filter(file -> file.endsWith("RULES.md")).findFirst().orElseThrow());
    }
  }

  private String room(String name) {
    return root() + "." + name;
  }

  /** What lies inside {@code component} belongs to it. */
  private String roomOf(JavaClass type) {
    String name = type.getPackageName();
    return name.startsWith(room("component") + ".") ? room("component") : name;
  }

  private SortedSet<String> namesOf(Function<JavaClass, String> name) {
    return classesOfTheGame().stream().map(name).collect(Collectors.toCollection(TreeSet::new));
  }

  private static SortedSet<String> found(String pattern, String text) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map((MatchResult match) -> match.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
