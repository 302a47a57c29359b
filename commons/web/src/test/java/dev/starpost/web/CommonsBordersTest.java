package dev.starpost.web;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class CommonsBordersTest {
  @Test
  void what_all_services_share_knows_none_of_them_and_no_game_and_no_message() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.starpost..")
                .and(not(resideInAnyPackage("dev.starpost.web..", "dev.starpost.text"))))
        .because(
            "here is only how every service answers: what a game, a table or a message is belongs"
                + " to its service or to the contracts")
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.starpost.web", "dev.starpost.text"));
  }
}
