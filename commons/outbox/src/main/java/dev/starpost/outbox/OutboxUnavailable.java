package dev.starpost.outbox;

/** The database does not take a message now; the transaction fails, and may be tried again. */
public final class OutboxUnavailable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OutboxUnavailable(String message, Throwable cause) {
    super(message, cause);
  }
}
