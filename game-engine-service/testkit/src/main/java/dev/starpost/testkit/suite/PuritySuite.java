package dev.starpost.testkit.suite;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.starpost.kernel.chance.SealedDice;
import dev.starpost.kernel.chance.SeededDice;
import java.io.IOException;
import java.util.Calendar;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.WeakHashMap;
import java.util.function.Supplier;
import java.util.stream.BaseStream;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The rules are pure: they know no clock, no chance but the dice and nothing outside, and their
 * order is the same on every machine.
 */
public interface PuritySuite<S, M, E> extends GameSuite<S, M, E> {

  @Test
  @Tag(GameSuite.SUITE)
  default void the_rules_know_nothing_but_the_kernel() {
    String own = game().stateType().getPackageName() + "..";
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            own,
            "dev.starpost.kernel..",
            "dev.starpost.text",
            "com.fasterxml.jackson.annotation",
            "java.lang..",
            "java.math",
            "java.util",
            "java.util.function",
            "java.util.stream")
        .because(
            "a game is plain Java on the kernel: move what needs more into the engine's app, and"
                + " read components with the kernel's Components")
        .check(classesOfTheRules());
    fields()
        .that()
        .areStatic()
        .should()
        .beFinal()
        .because("a game keeps nothing outside its state: put it into the state record")
        .allowEmptyShould(true)
        .check(classesOfTheRules());
  }

  @Test
  @Tag(GameSuite.SUITE)
  default void the_rules_use_nothing_that_differs_from_run_to_run() {
    noClasses()
        .should()
        .dependOnClassesThat(
            DescribedPredicate.describe(
                "differ from run to run",
                type ->
                    List.of(
                            HashMap.class,
                            HashSet.class,
                            IdentityHashMap.class,
                            WeakHashMap.class,
                            Random.class,
                            SplittableRandom.class,
                            UUID.class,
                            Date.class,
                            Calendar.class,
                            System.class,
                            Thread.class,
                            ThreadLocal.class,
                            Runtime.class,
                            SeededDice.class,
                            SealedDice.class)
                        .stream()
                        .anyMatch(type::isEquivalentTo)))
        .orShould()
        .callMethodWhere(
            DescribedPredicate.describe("has no fixed order or outcome", PuritySuite::isUnstable))
        .because(
            "the same game must be the same on every machine: use List, SortedSet, SortedMap or"
                + " EnumMap, and draw all chance from Dice in decide")
        .check(classesOfTheRules());
  }

  /** The same seeds in another process, where hash codes differ, lead to the same games. */
  @Test
  @Tag(GameSuite.SUITE)
  default void another_machine_plays_the_same_games() throws IOException, InterruptedException {
    assertThat(OtherMachine.digestOf(game().getClass().getName()))
        .as("options and events of the same seeds in another process")
        .isEqualTo(PlayDigest.of(game()));
  }

  /** The classes of the rules: by default the module's main code beside and below the state. */
  default JavaClasses classesOfTheRules() {
    return new ClassFileImporter()
        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
        .importPackagesOf(game().stateType());
  }

  private static boolean isUnstable(JavaMethodCall call) {
    String method = call.getTarget().getName();
    var owner = call.getTargetOwner();
    if (owner.isEquivalentTo(Set.class) || owner.isEquivalentTo(Map.class)) {
      return List.of("of", "copyOf", "ofEntries").contains(method);
    }
    if (owner.isEquivalentTo(Collectors.class)) {
      boolean choosesItsMap =
          call.getTarget().getRawParameterTypes().stream()
              .anyMatch(type -> type.isEquivalentTo(Supplier.class));
      return !choosesItsMap
          && List.of(
                  "toSet",
                  "toMap",
                  "groupingBy",
                  "toUnmodifiableSet",
                  "toUnmodifiableMap",
                  "groupingByConcurrent",
                  "toConcurrentMap")
              .contains(method);
    }
    return (owner.isEquivalentTo(Math.class) && method.equals("random"))
        || (owner.isEquivalentTo(Collections.class) && method.equals("shuffle"))
        || method.equals("parallelStream")
        || (owner.isAssignableTo(BaseStream.class) && method.equals("parallel"))
        || (owner.isEquivalentTo(Object.class) && method.equals("hashCode"))
        || (owner.isAssignableTo(Enum.class) && method.equals("hashCode"));
  }
}
