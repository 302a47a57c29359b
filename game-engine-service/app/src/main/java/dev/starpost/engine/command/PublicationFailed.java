package dev.starpost.engine.command;

/** A commit is stored, but may not have been published: the batch has to be tried again. */
public final class PublicationFailed extends Exception {
  private static final long serialVersionUID = 1L;

  public PublicationFailed(Throwable cause) {
    super(cause);
  }
}
