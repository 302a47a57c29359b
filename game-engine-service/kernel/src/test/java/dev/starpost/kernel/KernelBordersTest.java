package dev.starpost.kernel;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class KernelBordersTest {
  private static final JavaClasses KERNEL =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.starpost.kernel");

  @Test
  void the_kernel_is_plain_java_and_jackson() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "dev.starpost.kernel..",
            "dev.starpost.text",
            "java..",
            "javax.crypto..",
            "com.fasterxml.jackson..")
        .because(
            "games stand on the kernel and must run anywhere: what needs a framework, a database"
                + " or a network belongs into the engine's app")
        .check(KERNEL);
  }

  @Test
  void the_kernel_knows_no_clock_and_no_outside() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.time..", "java.net..", "java.nio.file..", "java.util.concurrent..")
        .because("rules are pure: the app passes in whatever comes from outside")
        .check(KERNEL);
  }
}
