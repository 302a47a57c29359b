package dev.starpost.engine.game;

/** What a game says to a command, before anything is stored. */
public sealed interface Ruling {

  /**
   * It is to be done.
   *
   * @param commit to be stored
   * @param next the game after it, true as soon as the commit is stored
   */
  record Accepted(Commit commit, HostedGame<?, ?, ?> next) implements Ruling {}

  /** It is refused. */
  record Denied(Denial denial) implements Ruling {}
}
