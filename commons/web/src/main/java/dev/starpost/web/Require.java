package dev.starpost.web;

import dev.starpost.web.problem.Expectation;
import dev.starpost.web.problem.Malformed;
import java.lang.reflect.Type;
import java.util.Optional;

/**
 * Request checks by hand, where Bean Validation does not reach: parameters of the address, and
 * fields that depend on others. Answered like a constraint that is not met.
 */
public final class Require {
  private Require() {}

  /** The field's value, which must be there. */
  public static <T> T present(String field, T value, Type type) {
    if (value == null) {
      throw Malformed.field(field, Expectation.of(type));
    }
    return value;
  }

  /**
   * What a word of a parameter means.
   *
   * @param meant empty if the word is none of those that are known
   */
  public static <T> T oneOf(String field, Optional<T> meant, String... words) {
    return meant.orElseThrow(() -> Malformed.field(field, Expectation.oneOf(words)));
  }

  public static void that(boolean holds, String field, Expectation expected) {
    if (!holds) {
      throw Malformed.field(field, expected);
    }
  }
}
