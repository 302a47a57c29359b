package dev.starpost.lobby.table;

import dev.starpost.lobby.account.Caller;
import dev.starpost.text.Language;

/** A viewer of tables: who looks, and in which language. */
record TableViewer(String account, Language language) {
  static TableViewer of(Caller caller) {
    return new TableViewer(caller.id(), caller.language());
  }
}
