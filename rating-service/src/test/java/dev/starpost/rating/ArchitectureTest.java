package dev.starpost.rating;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.starpost.architecture.testkit.ArchitectureSuite;
import org.junit.jupiter.api.Test;

/** Which part of the service may know which. */
class ArchitectureTest implements ArchitectureSuite {
  private static final String ROOT = "dev.starpost.rating";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  @Override
  public String root() {
    return ROOT;
  }

  @Test
  void the_formula_is_pure() {
    classes()
        .that()
        .resideInAPackage("dev.starpost.rating.elo..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java.lang..", "java.util..", "dev.starpost.rating.elo..")
        .because("the same results give the same ratings on any machine")
        .check(CLASSES);
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
            "dev.starpost.notification..")
        .because("ratings are made of what others tell")
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
