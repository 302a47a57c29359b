package dev.starpost.deploy.launcher.demo;

import dev.starpost.deploy.launcher.cli.Refused;
import java.util.Collections;
import java.util.List;

/** Reads what an answer of the API has to have. */
public final class JsonFields {
  private JsonFields() {}

  /**
   * A field, whatever it is.
   *
   * @throws Refused when there is none
   */
  public static Object object(Object answer, String name) {
    return Json.field(answer, name).orElseThrow(() -> missing(answer, name));
  }

  /**
   * A field as text.
   *
   * @throws Refused when there is none
   */
  public static String text(Object answer, String name) {
    return Json.text(answer, name).orElseThrow(() -> missing(answer, name));
  }

  /**
   * @throws Refused when there is none
   */
  static long number(Object answer, String name) {
    return Json.field(answer, name)
        .filter(Long.class::isInstance)
        .map(Long.class::cast)
        .orElseThrow(() -> missing(answer, name));
  }

  static long number(Object answer, String name, long otherwise) {
    return Json.field(answer, name).orElse(null) instanceof Long number ? number : otherwise;
  }

  /** Empty where there is none. */
  public static List<Object> list(Object answer, String name) {
    return Json.field(answer, name).orElse(null) instanceof List<?> list
        ? Collections.unmodifiableList(list)
        : List.of();
  }

  private static Refused missing(Object answer, String name) {
    return Refused.because(
        "Starpost gave an answer without '%s', which this command does not understand: %s"
            .formatted(name, Json.write(answer)));
  }
}
