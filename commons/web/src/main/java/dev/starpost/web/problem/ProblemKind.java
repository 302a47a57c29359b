package dev.starpost.web.problem;

import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import jakarta.ws.rs.core.Response;
import java.util.Locale;

/**
 * Something that can be wrong with a request. Each service has an enum of those that it alone
 * knows, beside {@link CommonProblem}. The name of each is part of the public API.
 */
public interface ProblemKind {

  /** Of the constant, as every enum has it. */
  String name();

  int status();

  /** Where the words are: {@code <code>.title} and {@code <code>.detail}. */
  Texts texts();

  /** As in {@code stale-version}. */
  default String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  default String type() {
    return "https://starpost.dev/problems/" + code();
  }

  default Text title() {
    return Text.of(code() + ".title");
  }

  /** {@code arguments} are the names and values of the detail's text, in turn. */
  default Text detail(Object... arguments) {
    return Text.of(code() + ".detail", arguments);
  }

  /** Whether the same request may be served a moment later. */
  default boolean passes() {
    return status() == Response.Status.TOO_MANY_REQUESTS.getStatusCode()
        || status() == Response.Status.SERVICE_UNAVAILABLE.getStatusCode();
  }
}
