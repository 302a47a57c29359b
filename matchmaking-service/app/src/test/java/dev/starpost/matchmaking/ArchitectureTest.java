package dev.starpost.matchmaking;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.starpost.architecture.testkit.ArchitectureSuite;
import org.junit.jupiter.api.Test;

/** Which part of the service may know which. */
class ArchitectureTest implements ArchitectureSuite {
  private static final String ROOT = "dev.starpost.matchmaking";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  @Override
  public String root() {
    return ROOT;
  }

  @Test
  void resources_translate_and_do_nothing_else() {
    noClasses()
        .that()
        .haveSimpleNameEndingWith("Resource")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "jakarta.persistence..", "org.hibernate..", "java.sql..", "org.apache.kafka..")
        .because("a resource makes one call of the application")
        .check(CLASSES);
  }

  @Test
  void services_share_messages_and_nothing_of_each_other() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.starpost.engine..",
            "dev.starpost.kernel..",
            "dev.starpost.lobby..",
            "dev.starpost.rating..")
        .because("what others know is asked for, or told by topics")
        .check(CLASSES);
  }

  @Test
  void messages_go_through_the_outbox() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache.kafka.clients.producer..")
        .because("a message that is not in the transaction may be lost, or be untrue")
        .check(CLASSES);
  }

  @Test
  void the_matcher_is_asked_by_those_alone_who_match() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "dev.starpost.matchmaking.match..", "dev.starpost.matchmaking.matcher..")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("dev.starpost.matchmaking.matcher.Pool")
        .because("whoever finds matches must claim them")
        .check(CLASSES);
  }
}
