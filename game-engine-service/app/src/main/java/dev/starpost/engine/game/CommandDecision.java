package dev.starpost.engine.game;

/** The decision on a command, before anything is stored. */
public sealed interface CommandDecision {

  /**
   * The command is to be done.
   *
   * @param commit to be stored
   * @param next the game after it, true as soon as the commit is stored
   */
  record Accepted(Commit commit, HostedGame<?, ?, ?> next) implements CommandDecision {}

  /** The command is refused. */
  record Refused(CommandRefusal refusal) implements CommandDecision {}
}
