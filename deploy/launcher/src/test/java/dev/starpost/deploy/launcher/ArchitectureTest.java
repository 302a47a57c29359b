package dev.starpost.deploy.launcher;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.starpost.architecture.testkit.ArchitectureSuite;
import org.junit.jupiter.api.Test;

class ArchitectureTest implements ArchitectureSuite {
  private final JavaClasses launcher =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.starpost.deploy.launcher");

  @Override
  public String root() {
    return "dev.starpost.deploy";
  }

  @Test
  void the_launcher_needs_nothing_but_the_jdk() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..", "javax.crypto..", "javax.xml.stream..", "dev.starpost.deploy..")
        .because(
            "./starpost compiles the launcher with javac alone, before Maven has fetched anything;"
                + " move what needs a library into a module that runs in a JVM of its own, as"
                + " deploy/kafka does")
        .check(launcher);
  }
}
