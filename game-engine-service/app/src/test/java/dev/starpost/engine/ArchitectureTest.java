package dev.starpost.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import dev.starpost.architecture.testkit.ArchitectureSuite;
import org.junit.jupiter.api.Test;

/** Which part of the engine may know which. */
class ArchitectureTest implements ArchitectureSuite {
  private static final String ROOT = "dev.starpost.engine";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT, "dev.starpost.contracts");

  private static final String GAME = "dev.starpost.engine.game..";
  private static final String HISTORY = "dev.starpost.engine.history..";
  private static final String COMMAND = "dev.starpost.engine.command..";
  private static final String CLOCK = "dev.starpost.engine.clock..";
  private static final String BOT = "dev.starpost.engine.bot..";
  private static final String KAFKA = "dev.starpost.engine.kafka..";
  private static final String API = "dev.starpost.engine.api..";

  @Override
  public String root() {
    return ROOT;
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
