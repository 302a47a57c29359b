package dev.starpost.lobby.problem;

import dev.starpost.text.Text;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;

/** Request checks: fields and bodies that are missing, or hold something else. */
public final class Missing {
  private Missing() {}

  /** The field's value, which must be there. */
  public static <T> T unless(String field, T value) {
    if (value == null) {
      throw wrong(field);
    }
    return value;
  }

  /** The field or the parameter holds what does not belong there. */
  public static Problem wrong(String field) {
    return Problem.of(CommonProblem.MALFORMED_REQUEST, "why", Text.of("why.field", "field", field))
        .with("field", field);
  }

  /** The body, which must be there. */
  public static <T> T unlessBody(T body) {
    if (body == null) {
      throw Problem.of(CommonProblem.MALFORMED_REQUEST, "why", Text.of("why.body"));
    }
    return body;
  }
}
