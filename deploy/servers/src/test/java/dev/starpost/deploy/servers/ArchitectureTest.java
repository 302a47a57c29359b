package dev.starpost.deploy.servers;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.starpost.architecture.testkit.ArchitectureSuite;
import org.junit.jupiter.api.Test;

class ArchitectureTest implements ArchitectureSuite {
  private static final JavaClasses SERVERS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.starpost.deploy.servers");

  @Override
  public String root() {
    return "dev.starpost.deploy";
  }

  @Test
  void servers_need_the_jdk_and_nothing_else() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "javax.crypto..", "dev.starpost.deploy.servers..")
        .because(
            "the start script compiles this module with plain javac before Maven has run; what needs"
                + " a library belongs in an embedded server's own module, started as a process, or"
                + " in deploy/test-servers")
        .check(SERVERS);
  }
}
