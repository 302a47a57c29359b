package dev.starpost.engine.game;

/** What is stored under a command's id: the one answer that it will ever get. */
public sealed interface Answer permits Commit, StoredRefusal {
  String gameId();

  String commandId();

  String fingerprint();
}
