package dev.starpost.engine.api.problem;

import dev.starpost.text.Text;
import java.util.Locale;
import java.util.Optional;

/** Everything that can be wrong with a request. The name of each is part of the public API. */
public enum ProblemKind {
  MALFORMED_REQUEST(400),
  MISSING_HEADER(400),
  UNAUTHENTICATED(401),
  FORBIDDEN(403),
  NO_SUCH_GAME(404),
  NO_SUCH_VERSION(404),
  NOT_FOUND(404),
  METHOD_NOT_ALLOWED(405),
  NOT_ACCEPTABLE(406),
  NOT_YOUR_GAME(403),
  NOTHING_ASKED(409),
  GAME_RUNNING(409),
  STALE_VERSION(412),
  TOO_LARGE(413),
  UNSUPPORTED_MEDIA_TYPE(415),
  ILLEGAL_MOVE(422),
  BAD_TABLE(422),
  UNKNOWN_GAME(422),
  IDEMPOTENCY_KEY_REUSED(422),
  VERSION_REQUIRED(428),
  TOO_MANY_STREAMS(429),
  INTERNAL_ERROR(500),
  UNAVAILABLE(503),
  GAME_PARKED(503);

  private static final int TOO_MANY_REQUESTS = 429;
  private static final int SERVICE_UNAVAILABLE = 503;
  private static final String TYPES = "https://starpost.dev/problems/";

  private final int status;

  ProblemKind(int status) {
    this.status = status;
  }

  public int status() {
    return status;
  }

  /** Whether the same request may be served a moment later. */
  boolean passes() {
    return status == TOO_MANY_REQUESTS || status == SERVICE_UNAVAILABLE;
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

  /** As in {@code stale-version}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  String type() {
    return TYPES + code();
  }

  Text title() {
    return Text.of(code() + ".title");
  }

  Text detail(Object... arguments) {
    return Text.of(code() + ".detail", arguments);
  }
}
