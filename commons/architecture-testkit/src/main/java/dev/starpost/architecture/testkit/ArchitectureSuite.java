package dev.starpost.architecture.testkit;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The rules for packages and names that hold in every module. */
public interface ArchitectureSuite {

  /** The package that holds all of the module. */
  String root();

  /**
   * Packages that may hold more classes than others: the rule core of a game, which is one knot.
   */
  default Set<String> largePackages() {
    return Set.of();
  }

  @Test
  default void packages_are_free_of_cycles() {
    slices()
        .assignedFrom(new EachPackage())
        .should()
        .beFreeOfCycles()
        .because("what depends on each other belongs into one package")
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_JARS)
                .importPackages(root()));
  }

  @Test
  default void no_package_is_too_large_to_be_read() throws IOException {
    assertThat(SourcePackages.of(Path.of("")).largerThan(SourcePackages.MOST_CLASSES))
        .as("packages with more than %d classes", SourcePackages.MOST_CLASSES)
        .isSubsetOf(largePackages());
  }

  @Test
  default void every_package_says_what_it_holds() throws IOException {
    assertThat(SourcePackages.of(Path.of("")).undescribed())
        .as("packages without a package-info.java that says in one sentence what they hold")
        .isEmpty();
  }

  @Test
  default void no_class_name_means_two_things() {
    assertThat(SimpleNames.onTheClassPathOf(root()).homonyms())
        .as("simple names of several classes that meet on one class path")
        .isEmpty();
  }
}
