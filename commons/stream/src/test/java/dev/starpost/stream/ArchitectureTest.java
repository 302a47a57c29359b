package dev.starpost.stream;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.starpost.architecture.testkit.ArchitectureSuite;
import org.junit.jupiter.api.Test;

class ArchitectureTest implements ArchitectureSuite {
  private static final String ROOT = "dev.starpost.stream";

  @Override
  public String root() {
    return ROOT;
  }

  @Test
  void how_streams_are_told_knows_nothing_of_what_they_tell() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.starpost..")
                .and(not(resideInAnyPackage(ROOT, "dev.starpost.web.."))))
        .because("what a stream says belongs to the service that says it")
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(ROOT));
  }
}
