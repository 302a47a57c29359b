package dev.starpost.testkit.suite;

import static dev.starpost.testkit.suite.Noticing.assertFailure;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/** The suite of rooms: with a game that has others it fails, and says why. */
class RoomsSuiteTest {

  @Test
  void a_game_without_rooms() {
    assertFailure(
        Pebbles.class, "every_game_has_the_same_rooms", "dev.starpost.testkit.pebbles.component");
  }

  static class Pebbles implements RoomsSuite {
    @Override
    public String root() {
      return "dev.starpost.testkit.pebbles";
    }

    @Override
    public JavaClasses classesOfTheGame() {
      return new ClassFileImporter().importPackages(root());
    }
  }

  @Test
  void components_that_know_the_rules() {
    assertFailure(
        Tangled.class,
        "components_know_no_rule_and_rules_know_neither_views_nor_bots",
        "TangledCard.isPlayable");
  }

  @Test
  void packages_inside_component_are_components_too() {
    new Tangled().every_game_has_the_same_rooms();
    assertFailure(
        Tangled.class,
        "components_know_no_rule_and_rules_know_neither_views_nor_bots",
        "TangledDeck.isPlayable");
  }

  @Test
  void a_readme_that_names_a_class_that_is_gone() {
    assertFailure(Stale.class, "the_readme_says_which_class_has_which_rule", "Bygone");
  }

  static class Stale extends Tangled {
    @Override
    public String whereIsWhichRule() {
      return "| TG-1 | `TangledCard`, `Bygone` |";
    }

    @Override
    public String rules() {
      return "- TG-1.1 A card.";
    }
  }

  @Test
  void a_section_of_the_rules_that_the_readme_does_not_know() {
    assertFailure(Incomplete.class, "the_readme_says_which_class_has_which_rule", "TG-2");
  }

  static class Incomplete extends Tangled {
    @Override
    public String whereIsWhichRule() {
      return "| TG-1 | `TangledCard` |";
    }

    @Override
    public String rules() {
      return "- TG-1.1 A card. - TG-2.1 Another one.";
    }
  }

  static class Tangled implements RoomsSuite {
    @Override
    public String root() {
      return "dev.starpost.testkit.tangled";
    }

    @Override
    public JavaClasses classesOfTheGame() {
      return new ClassFileImporter().importPackages(root());
    }
  }
}
