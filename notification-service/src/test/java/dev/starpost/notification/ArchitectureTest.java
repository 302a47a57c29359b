package dev.starpost.notification;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.starpost.architecture.testkit.ArchitectureSuite;
import org.junit.jupiter.api.Test;

/** Which part of the service may know which. */
class ArchitectureTest implements ArchitectureSuite {
  private static final String ROOT = "dev.starpost.notification";

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
        .resideInAnyPackage("org.jdbi..", "java.sql..", "org.apache.kafka..")
        .because("a resource makes one call of the application")
        .check(CLASSES);
  }

  @Test
  void services_share_messages_and_nothing_of_each_other() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.starpost.engine..", "dev.starpost.kernel..", "dev.starpost.lobby..")
        .because("news is made of what others tell")
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
  void addresses_of_people_are_written_by_the_topic_alone() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.starpost.notification.account..")
        .should()
        .dependOnClassesThat()
        .haveSimpleName("AccountContact")
        .because("where people are reached is told by account.contacts, and nowhere else")
        .check(CLASSES);
  }
}
