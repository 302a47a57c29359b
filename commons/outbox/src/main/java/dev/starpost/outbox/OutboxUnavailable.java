package dev.starpost.outbox;

/** Failure of the database to store a message; the transaction fails, and may be tried again. */
public final class OutboxUnavailable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OutboxUnavailable(String message, Throwable cause) {
    super(message, cause);
  }
}
