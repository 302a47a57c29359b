package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.testkit.Rule;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ReflectionSupport;

/** Every numbered rule is cited by a test, and no test cites a rule that does not exist. */
public interface RuleCoverageSuite<S, M, E> extends GameSuite<S, M, E> {

  @Test
  @Tag(GameSuite.SUITE)
  default void every_numbered_rule_is_cited_by_a_test() throws URISyntaxException {
    SortedSet<String> defined = RuleNumbers.defined(game());
    SortedSet<String> cited = cited();
    assertThat(defined).as("rules in RULES.md").isNotEmpty();
    assertThat(minus(cited, defined)).as("cited by a test, but not in RULES.md").isEmpty();
    assertThat(minus(defined, cited)).as("in RULES.md, but cited by no test").isEmpty();
  }

  /** The rules that the tests of this module cite. */
  private SortedSet<String> cited() throws URISyntaxException {
    SortedSet<String> cited = new TreeSet<>();
    var root = getClass().getProtectionDomain().getCodeSource().getLocation().toURI();
    for (Class<?> type :
        ReflectionSupport.findAllClassesInClasspathRoot(root, type -> true, name -> true)) {
      boolean hasTests = false;
      for (Method method : type.getDeclaredMethods()) {
        if (AnnotationSupport.isAnnotated(method, Testable.class)) {
          hasTests = true;
          cite(method, cited);
        }
      }
      if (hasTests) {
        cite(type, cited);
      }
    }
    return cited;
  }

  private static void cite(AnnotatedElement element, SortedSet<String> cited) {
    Rule rule = element.getAnnotation(Rule.class);
    if (rule != null) {
      cited.addAll(Arrays.asList(rule.value()));
    }
  }

  private static SortedSet<String> minus(SortedSet<String> from, SortedSet<String> these) {
    SortedSet<String> left = new TreeSet<>(from);
    left.removeAll(these);
    return left;
  }
}
