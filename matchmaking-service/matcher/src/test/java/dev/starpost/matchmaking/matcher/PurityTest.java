package dev.starpost.matchmaking.matcher;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.time.Clock;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PurityTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.starpost.matchmaking.matcher");

  @Test
  void the_matcher_needs_java_alone() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "dev.starpost.matchmaking.matcher")
        .because("the benchmark runs it without the service")
        .check(CLASSES);
  }

  @Test
  void it_has_neither_a_clock_nor_chance() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .areAssignableTo(Random.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Clock.class)
        .because("the same tickets at the same moment give the same matches")
        .check(CLASSES);
  }
}
