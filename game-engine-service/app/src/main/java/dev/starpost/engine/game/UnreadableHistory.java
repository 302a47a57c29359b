package dev.starpost.engine.game;

/** A stored commit that the rules of today cannot read: the game waits until somebody mends it. */
public final class UnreadableHistory extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnreadableHistory(Commit commit, String why) {
    super("version " + commit.version() + " of " + commit.gameId() + ": " + why);
  }

  public UnreadableHistory(String why) {
    super(why);
  }
}
