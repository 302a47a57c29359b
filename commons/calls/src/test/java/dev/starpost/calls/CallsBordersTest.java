package dev.starpost.calls;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class CallsBordersTest {
  @Test
  void how_services_ask_each_other_knows_none_of_them_and_no_message() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.starpost..")
                .and(
                    not(
                        resideInAnyPackage(
                            "dev.starpost.calls", "dev.starpost.web..", "dev.starpost.text"))))
        .because(
            "here is only how another service is reached: what is asked, and what an answer means,"
                + " belongs to whoever asks")
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.starpost.calls"));
  }
}
