package dev.starpost.lobby;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import jakarta.persistence.Entity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which part of the lobby may know which. */
class ArchitectureTest {
  private static final int LARGEST_PACKAGE = 30;

  private static final Path SOURCES = Path.of("src", "main", "java");

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
  void packages_are_free_of_cycles() {
    slices()
        .matching("dev.starpost.lobby.(**)")
        .should()
        .beFreeOfCycles()
        .because(
            "what two packages need of each other belongs into a third, or behind an interface")
        .check(CLASSES);
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

  @Test
  void no_package_is_too_large_to_be_read() {
    Map<String, Long> sizes =
        CLASSES.stream()
            .filter(JavaClass::isTopLevelClass)
            .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));

    assertThat(sizes)
        .isNotEmpty()
        .allSatisfy((name, size) -> assertThat(size).isLessThanOrEqualTo(LARGEST_PACKAGE));
  }

  @Test
  void every_package_says_what_it_holds() throws IOException {
    try (Stream<Path> all = Files.walk(SOURCES.resolve(Path.of("dev", "starpost", "lobby")))) {
      List<Path> packages = all.filter(Files::isDirectory).toList();

      assertThat(packages)
          .isNotEmpty()
          .allSatisfy(folder -> assertThat(folder.resolve("package-info.java")).exists());
    }
  }

  @Test
  void no_simple_name_means_two_things() {
    JavaClasses all =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.starpost");
    Map<String, TreeSet<String>> byName = new TreeMap<>();
    all.stream()
        .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
        .forEach(
            type ->
                byName
                    .computeIfAbsent(type.getSimpleName(), name -> new TreeSet<>())
                    .add(type.getName()));

    assertThat(byName).containsKeys("GameTable", "IdempotentRequests", "GameCommit");
    byName.values().removeIf(names -> names.size() == 1);
    assertThat(byName).isEmpty();
  }
}
