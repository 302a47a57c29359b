package dev.starpost.web.problem;

import dev.starpost.text.Texts;
import java.util.Optional;

/** What can be wrong with a request to any service. */
public enum CommonProblem implements ProblemKind {
  MALFORMED_REQUEST(400),
  MISSING_HEADER(400),
  BAD_IDEMPOTENCY_KEY(400),
  UNAUTHENTICATED(401),
  FORBIDDEN(403),
  NOT_FOUND(404),
  METHOD_NOT_ALLOWED(405),
  NOT_ACCEPTABLE(406),
  TOO_LARGE(413),
  UNSUPPORTED_MEDIA_TYPE(415),
  IDEMPOTENCY_KEY_REUSED(422),
  TOO_MANY_REQUESTS(429),
  INTERNAL_ERROR(500),
  UNAVAILABLE(503);

  private static final Texts TEXTS = Texts.of(CommonProblem.class, "common-problems");

  private final int status;

  CommonProblem(int status) {
    this.status = status;
  }

  @Override
  public int status() {
    return status;
  }

  @Override
  public Texts texts() {
    return TEXTS;
  }

  /** What the framework means by a status, where it means one thing only. */
  static Optional<ProblemKind> ofFramework(int status) {
    return switch (status) {
      case 401 -> Optional.of(UNAUTHENTICATED);
      case 404 -> Optional.of(NOT_FOUND);
      case 405 -> Optional.of(METHOD_NOT_ALLOWED);
      case 406 -> Optional.of(NOT_ACCEPTABLE);
      case 413 -> Optional.of(TOO_LARGE);
      case 415 -> Optional.of(UNSUPPORTED_MEDIA_TYPE);
      default -> Optional.empty();
    };
  }
}
