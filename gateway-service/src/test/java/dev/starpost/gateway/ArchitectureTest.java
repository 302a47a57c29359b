package dev.starpost.gateway;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.starpost.architecture.testkit.ArchitectureSuite;
import org.junit.jupiter.api.Test;

/** Which part of the gateway may know which. */
class ArchitectureTest implements ArchitectureSuite {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.starpost.gateway");

  @Override
  public String root() {
    return "dev.starpost.gateway";
  }

  @Test
  void the_gateway_knows_no_service() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.starpost.engine..",
            "dev.starpost.lobby..",
            "dev.starpost.kernel..",
            "jakarta.ws.rs..")
        .because("it forwards whatever they serve; what they mean is theirs")
        .check(CLASSES);
  }

  @Test
  void routes_can_be_tried_without_a_server() {
    noClasses()
        .that()
        .resideInAPackage("dev.starpost.gateway.route..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.vertx..", "io.quarkus..")
        .because("which path leads where is a matter of words alone")
        .check(CLASSES);
  }

  @Test
  void forwarding_knows_nothing_of_tokens_limits_and_pages() {
    noClasses()
        .that()
        .resideInAPackage("dev.starpost.gateway.forward..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.starpost.gateway.token..",
            "dev.starpost.gateway.limit..",
            "dev.starpost.gateway.page..",
            "dev.starpost.gateway.openapi..")
        .because("the request handler decides, the forwarder carries")
        .check(CLASSES);
  }
}
