package dev.starpost.engine.api.command;

import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.web.IdempotencyKeys;
import dev.starpost.web.Prefer;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Expectation;
import dev.starpost.web.problem.Malformed;
import dev.starpost.web.problem.Problem;
import jakarta.ws.rs.HeaderParam;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;

/** The headers of a request that plays. */
public final class CommandHeaders {
  private static final Pattern VERSION = Pattern.compile("(?:W/)?\"?(\\d{1,18})\"?");
  private static final Duration USUAL_WAIT = Duration.ofSeconds(10);
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

  @Parameter(required = true, description = IdempotencyKeys.FORM_IN_WORDS)
  @HeaderParam("Idempotency-Key")
  String idempotencyKey;

  @Parameter(
      description = "The version that the caller looked at; a move needs it.",
      schema = @Schema(implementation = String.class, examples = "\"42\""))
  @HeaderParam("If-Match")
  String ifMatch;

  @Parameter(
      description = "How many seconds to wait, 0 to 30.",
      schema = @Schema(implementation = String.class, examples = "wait=10"))
  @HeaderParam("Prefer")
  String prefer;

  String idempotencyKey() {
    if (idempotencyKey == null) {
      throw Problem.of(CommonProblem.MISSING_HEADER, "header", "Idempotency-Key");
    }
    return IdempotencyKeys.require(idempotencyKey);
  }

  long requiredVersion() {
    return version().orElseThrow(() -> Problem.of(GameProblem.VERSION_REQUIRED));
  }

  Optional<Long> version() {
    if (ifMatch == null) {
      return Optional.empty();
    }
    Matcher version = VERSION.matcher(ifMatch.strip());
    if (!version.matches()) {
      throw Malformed.field("If-Match", Expectation.version());
    }
    return Optional.of(Long.parseLong(version.group(1)));
  }

  /** {@code Prefer: wait=N}; a preference that makes no sense is passed over, as RFC 7240 says. */
  Duration timeout() {
    return Prefer.wait(prefer, USUAL_WAIT, LONGEST_WAIT);
  }
}
