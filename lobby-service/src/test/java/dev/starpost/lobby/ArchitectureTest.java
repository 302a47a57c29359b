package dev.starpost.lobby;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Which part of the lobby may know which. */
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.starpost.lobby");

  @Test
  void resources_translate_and_do_nothing_else() {
    noClasses()
        .that()
        .haveSimpleNameEndingWith("Resource")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("jakarta.persistence..", "org.hibernate..", "org.apache.kafka..")
        .because("a resource makes one call of the application")
        .check(CLASSES);
  }

  @Test
  void services_share_messages_and_nothing_of_each_other() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.starpost.engine..", "dev.starpost.kernel..")
        .because("the lobby knows games by what they tell")
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
}
