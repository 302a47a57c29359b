package dev.starpost.architecture.testkit;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A rule that finds nothing is worth nothing unless it finds what is there. */
class ArchitectureRulesTest {
  private static final String HERE = "dev.starpost.architecture.testkit";

  @Test
  void packages_that_need_each_other_are_found() {
    ArchRule rule = slices().assignedFrom(new EachPackage()).should().beFreeOfCycles();

    assertThatThrownBy(() -> rule.check(new ClassFileImporter().importPackages(HERE + ".ring")))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Cycle detected");
  }

  @Test
  void large_and_undescribed_packages_are_found(@TempDir Path module) throws IOException {
    Path small = Files.createDirectories(module.resolve("src/main/java/a/small"));
    Path large = Files.createDirectories(module.resolve("src/main/java/a/large"));
    Files.createFile(small.resolve("package-info.java"));
    Files.createFile(small.resolve("A.java"));
    Files.createFile(small.resolve("B.java"));
    Files.createFile(large.resolve("A.java"));
    Files.createFile(large.resolve("B.java"));
    Files.createFile(large.resolve("C.java"));

    SourcePackages packages = SourcePackages.of(module);

    assertThat(packages.undescribed()).containsExactly("a.large");
    assertThat(packages.largerThan(2)).containsExactly("a.large");
    assertThat(packages.largerThan(3)).isEmpty();
  }

  @Test
  void names_of_several_classes_are_found() {
    SimpleNames names = SimpleNames.of(List.of("a.Door", "b.Door", "b.Window"));

    assertThat(names.homonyms()).containsOnlyKeys("Door");
    assertThat(names.homonyms().get("Door")).containsExactly("a.Door", "b.Door");
  }
}
