package dev.starpost.lobby.table;

import dev.starpost.lobby.account.Caller;
import dev.starpost.text.Language;

/** Who looks, and in which language. */
record Viewer(String account, Language language) {
  static Viewer of(Caller caller) {
    return new Viewer(caller.id(), caller.language());
  }
}
