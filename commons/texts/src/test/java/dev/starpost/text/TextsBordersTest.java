package dev.starpost.text;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class TextsBordersTest {
  @Test
  void texts_are_plain_java_without_a_clock_or_an_outside() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "dev.starpost.text",
            "java.lang..",
            "java.io",
            "java.nio.charset",
            "java.util",
            "java.util.function",
            "java.util.regex",
            "java.util.stream")
        .because(
            "rules make texts, and rules are pure: what needs more belongs to those who show them")
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.starpost.text"));
  }
}
