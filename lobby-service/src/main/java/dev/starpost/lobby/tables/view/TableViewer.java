package dev.starpost.lobby.tables.view;

import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.text.Language;

/** A viewer of tables: who looks, and in which language. */
public record TableViewer(String account, Language language) {
  public static TableViewer of(Caller caller) {
    return new TableViewer(caller.id(), caller.language());
  }
}
