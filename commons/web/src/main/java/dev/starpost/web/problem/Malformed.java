package dev.starpost.web.problem;

import dev.starpost.text.Text;
import java.util.Collection;

/** Requests that cannot be read, each with its reason in words: what was expected, and where. */
public final class Malformed {
  private Malformed() {}

  /** A field of the body, or a parameter, that is missing or holds something else. */
  public static Problem field(String field, Expectation expected) {
    return because(Text.of("why.field", "field", field, "expected", expected.words()))
        .with("field", field);
  }

  /** A body that is missing, or JSON of another shape. */
  public static Problem body(Expectation expected) {
    return because(Text.of("why.body-expected", "expected", expected.words()));
  }

  /** A field that the call does not have. */
  public static Problem unknownField(String field, Collection<?> known) {
    String names = String.join(", ", known.stream().map(Object::toString).sorted().toList());
    return because(Text.of("why.unknown-field", "field", field, "known", names))
        .with("field", field);
  }

  /** What is not JSON at all. */
  static Problem json(int line, int column) {
    return because(Text.of("why.json", "line", line, "column", column));
  }

  /** Nothing better is known. */
  static Problem request() {
    return because(Text.of("why.request"));
  }

  /** The body broke off. */
  static Problem body() {
    return because(Text.of("why.body"));
  }

  private static Problem because(Text why) {
    return Problem.of(CommonProblem.MALFORMED_REQUEST, "why", why);
  }
}
