package dev.starpost.messaging;

/**
 * A record cannot take effect yet, because something that comes by another topic is not here: it is
 * tried again until it can, and never goes to the dead letters.
 */
public final class PrerequisiteMissing extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public PrerequisiteMissing(String why) {
    super(why, null, false, false);
  }
}
