package dev.starpost.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Which part of the engine may know which. */
class ArchitectureTest {
  private static final int MOST_CLASSES_IN_A_PACKAGE = 30;

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.starpost.engine", "dev.starpost.contracts");

  private static final String GAME = "dev.starpost.engine.game..";
  private static final String HISTORY = "dev.starpost.engine.history..";
  private static final String COMMAND = "dev.starpost.engine.command..";
  private static final String CLOCK = "dev.starpost.engine.clock..";
  private static final String BOT = "dev.starpost.engine.bot..";
  private static final String KAFKA = "dev.starpost.engine.kafka..";
  private static final String API = "dev.starpost.engine.api..";

  @Test
  void no_package_knows_one_that_knows_it() {
    check(
        slices()
            .matching("dev.starpost.engine.(**)")
            .should()
            .beFreeOfCycles()
            .because("a package can be read and changed without those that use it"));
  }

  @Test
  void no_package_is_too_large_to_find_something_in_it() {
    Map<String, Long> sizes =
        CLASSES.stream()
            .filter(JavaClass::isTopLevelClass)
            .filter(type -> type.getPackageName().startsWith("dev.starpost.engine"))
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
    assertThat(sizes).containsKey("dev.starpost.engine.command");
    assertThat(sizes).allSatisfy(ArchitectureTest::assertSmall);
  }

  private static void assertSmall(String name, long classes) {
    assertThat(classes)
        .as("classes in %s: split it by concept", name)
        .isLessThanOrEqualTo(MOST_CLASSES_IN_A_PACKAGE);
  }

  @Test
  void a_hosted_game_knows_nothing_of_storage_topics_or_requests() {
    check(
        noClasses()
            .that()
            .resideInAPackage(GAME)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                HISTORY,
                COMMAND,
                CLOCK,
                KAFKA,
                API,
                "com.mongodb..",
                "org.bson..",
                "org.apache.kafka..")
            .because("what a game says to a command can be tried without any server"));
  }

  @Test
  void the_history_knows_only_what_it_stores() {
    check(
        noClasses()
            .that()
            .resideInAPackage(HISTORY)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(COMMAND, CLOCK, KAFKA, API, "org.apache.kafka..", "io.quarkus..")
            .because("documents are translated there, and nothing is decided"));
  }

  @Test
  void commands_are_processed_without_knowing_how_they_travel() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage(COMMAND, CLOCK)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(KAFKA, API, "org.apache.kafka..", "io.quarkus..", "org.bson..")
            .because(
                "its promises are tested with two processors that disagree, without a broker"));
  }

  @Test
  void bots_think_without_a_broker() {
    check(
        noClasses()
            .that()
            .resideInAPackage(BOT)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(KAFKA, API, "org.apache.kafka..", "io.quarkus..", "org.bson..")
            .because("what they answer depends on the game and the question alone"));
  }

  @Test
  void topics_do_not_know_requests() {
    check(
        noClasses()
            .that()
            .resideInAPackage(KAFKA)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(API, "jakarta.ws.rs..")
            .because("commands come from other services too"));
  }

  @Test
  void requests_reach_games_only_through_commands_and_topics() {
    check(
        noClasses()
            .that()
            .resideInAPackage(API)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.mongodb.client..", "org.bson..", "org.apache.kafka..")
            .because("a resource translates the outside into one call, and does nothing else"));
  }

  @Test
  void messages_know_no_service() {
    check(
        noClasses()
            .that()
            .resideInAPackage("dev.starpost.contracts..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "dev.starpost.engine..",
                "dev.starpost.kernel..",
                "dev.starpost.web..",
                "io.quarkus..")
            .because("every service can read them without the others"));
  }

  private static void check(ArchRule rule) {
    rule.check(CLASSES);
  }
}
