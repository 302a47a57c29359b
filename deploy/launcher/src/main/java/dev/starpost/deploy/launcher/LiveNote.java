package dev.starpost.deploy.launcher;

import java.io.IOException;

/** Keeps the note of a running launcher true while its servers and services come and go. */
final class LiveNote {
  private final DataDirectory data;
  private RunNote note;

  private LiveNote(DataDirectory data, RunNote note) {
    this.data = data;
    this.note = note;
  }

  static LiveNote begin(DataDirectory data, RunNote note) throws IOException {
    data.write(note);
    return new LiveNote(data, note);
  }

  synchronized void add(RunNote.Server server) throws IOException {
    note = note.with(server);
    data.write(note);
  }

  synchronized void ready() throws IOException {
    note = note.ready();
    data.write(note);
  }

  synchronized RunNote now() {
    return note;
  }
}
