package dev.starpost.engine.host;

/** A commit is stored, but may not have been announced. */
public final class NotAnnounced extends Exception {
  private static final long serialVersionUID = 1L;

  public NotAnnounced(Throwable cause) {
    super(cause);
  }
}
