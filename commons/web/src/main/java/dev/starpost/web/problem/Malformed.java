package dev.starpost.web.problem;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import dev.starpost.text.Text;

/** Requests that cannot be read, each with its reason in words. */
public final class Malformed {
  private Malformed() {}

  /** A parameter of the address that must be a number within limits. */
  public static Problem number(String name, long from, long to) {
    return because(Text.of("why.number", "name", name, "from", from, "to", to));
  }

  /** Nothing better is known. */
  static Problem request() {
    return because(Text.of("why.request"));
  }

  /** The body broke off. */
  static Problem body() {
    return because(Text.of("why.body"));
  }

  /** The reason is told without the parser's own words, which speak of Java. */
  static Problem json(JsonProcessingException failure) {
    if (failure instanceof JsonMappingException mapping) {
      String field = path(mapping);
      if (field.isEmpty()) {
        return because(Text.of("why.kind"));
      }
      String key =
          mapping instanceof UnrecognizedPropertyException ? "why.unknown-field" : "why.field";
      return because(Text.of(key, "field", field)).with("field", field);
    }
    JsonLocation at = failure.getLocation();
    return at == null
        ? because(Text.of("why.body"))
        : because(Text.of("why.json", "line", at.getLineNr(), "column", at.getColumnNr()));
  }

  private static Problem because(Text why) {
    return Problem.of(CommonProblem.MALFORMED_REQUEST, "why", why);
  }

  /** As in {@code players[1].name}. */
  private static String path(JsonMappingException failure) {
    StringBuilder path = new StringBuilder();
    for (JsonMappingException.Reference step : failure.getPath()) {
      if (step.getFieldName() == null) {
        path.append('[').append(step.getIndex()).append(']');
      } else {
        path.append(path.isEmpty() ? "" : ".").append(step.getFieldName());
      }
    }
    return path.toString();
  }
}
