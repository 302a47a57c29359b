package dev.starpost.engine.game;

/**
 * The record that is stored under a command's id: a commit or a refusal, and the one answer that
 * the command will ever get.
 */
public sealed interface CommandRecord permits Commit, StoredRefusal {
  String gameId();

  String commandId();

  String fingerprint();
}
