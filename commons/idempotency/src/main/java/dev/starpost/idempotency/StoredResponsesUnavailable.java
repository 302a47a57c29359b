package dev.starpost.idempotency;

/** The database does not take or give an answer now; the same request may be sent again. */
final class StoredResponsesUnavailable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StoredResponsesUnavailable(Throwable cause) {
    super("stored answers cannot be reached", cause);
  }
}
