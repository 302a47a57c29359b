package dev.starpost.messaging;

/**
 * A record cannot take effect yet, because somebody who has to be asked is away: it is tried again
 * until it can, and never goes to the dead letters. The next batch of its channel waits.
 */
public final class PrerequisiteMissing extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public PrerequisiteMissing(String why) {
    super(why, null, false, false);
  }
}
