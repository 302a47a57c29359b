package dev.starpost.idempotency;

/** Failure of the database to store or read a response; the same request may be sent again. */
final class StoredResponsesUnavailable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StoredResponsesUnavailable(Throwable cause) {
    super("stored answers cannot be reached", cause);
  }
}
