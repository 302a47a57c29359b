package dev.starpost.lobby;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.starpost.architecture.testkit.ArchitectureSuite;
import jakarta.persistence.Entity;
import org.junit.jupiter.api.Test;

/** Which part of the lobby may know which. */
class ArchitectureTest implements ArchitectureSuite {
  private static final String ROOT = "dev.starpost.lobby";

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
        .resideInAnyPackage("jakarta.persistence..", "org.hibernate..", "org.apache.kafka..")
        .because("a resource makes one call of the application")
        .check(CLASSES);
  }

  @Test
  void resources_of_tables_know_neither_entities_nor_transactions_nor_rules() {
    noClasses()
        .that()
        .haveSimpleNameEndingWith("Resource")
        .and()
        .resideInAPackage("..lobby.tables..")
        .should()
        .dependOnClassesThat()
        .areAnnotatedWith(Entity.class)
        .orShould()
        .dependOnClassesThat()
        .resideInAnyPackage("io.quarkus.narayana..", "jakarta.transaction..", "..lobby.engine..")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("dev.starpost.lobby.tables.policy.TableAdmissionPolicy")
        .because("what is done for a request is one call of an application service")
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

  @Test
  void contexts_are_free_of_cycles() {
    slices()
        .matching("dev.starpost.lobby.(*)..")
        .should()
        .beFreeOfCycles()
        .because("a bounded context is read without those that build on it")
        .check(CLASSES);
  }

  @Test
  void who_is_who_does_not_depend_on_what_they_play() {
    noClasses()
        .that()
        .resideInAPackage("..lobby.identity..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "..lobby.tables..",
            "..lobby.game..",
            "..lobby.chat..",
            "..lobby.note..",
            "..lobby.profile..",
            "..lobby.engine..")
        .because("identity is a context of its own; what others add comes as PersonalData")
        .check(CLASSES);
  }

  @Test
  void policies_need_no_framework() {
    noClasses()
        .that()
        .resideInAPackage("..lobby.tables.policy..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "jakarta..", "io.quarkus..", "org.hibernate..", "..lobby.tables.table..")
        .because("a rule judges facts that others have looked up")
        .check(CLASSES);
  }
}
