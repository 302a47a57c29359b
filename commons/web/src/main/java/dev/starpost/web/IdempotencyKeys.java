package dev.starpost.web;

import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import java.util.regex.Pattern;

/**
 * What the header {@code Idempotency-Key} may hold, everywhere. Long enough not to be guessed or
 * met by chance: where nobody has signed in it is all that keeps the answers of people apart.
 */
public final class IdempotencyKeys {
  private static final int LEAST = 16;
  private static final int MOST = 200;
  private static final Pattern FORM = Pattern.compile("[\\x21-\\x7e]{" + LEAST + "," + MOST + "}");

  /** For the description of the header. */
  public static final String FORM_IN_WORDS =
      "16 to 200 visible ASCII characters such as a UUID, new for each wish; a repetition counts once.";

  private IdempotencyKeys() {}

  /** The key, if it can be used. */
  public static String require(String key) {
    if (!FORM.matcher(key).matches()) {
      throw Problem.of(CommonProblem.BAD_IDEMPOTENCY_KEY, "least", LEAST, "most", MOST);
    }
    return key;
  }
}
