package dev.starpost.deploy.launcher.run;

import dev.starpost.deploy.launcher.console.Console;
import java.io.IOException;
import java.time.Instant;

/** State file of a running launcher, kept true while its servers and services come and go. */
public final class LiveNote {
  private final DataDirectory data;
  private final Console console;
  private RunNote note;

  private LiveNote(DataDirectory data, RunNote note, Console console) {
    this.data = data;
    this.console = console;
    this.note = note;
  }

  public static LiveNote begin(DataDirectory data, RunNote note, Console console)
      throws IOException {
    data.write(note);
    return new LiveNote(data, note, console);
  }

  public synchronized void add(RunNote.Server server) throws IOException {
    note = note.with(server);
    data.write(note);
  }

  /** It is to be started again; until {@link #isBack} it is missing. */
  public synchronized void died(String name) {
    note = note.died(name, Instant.now());
    writeIfPossible();
  }

  public synchronized void isBack(RunNote.Server server) {
    note = note.with(server).isBack(server.name());
    writeIfPossible();
  }

  /** A full disk may be why something has died, and must not keep it from being started again. */
  private void writeIfPossible() {
    try {
      data.write(note);
    } catch (IOException e) {
      console.line("Writing what ./starpost status shows failed: " + e);
    }
  }

  public synchronized void ready() throws IOException {
    note = note.ready();
    data.write(note);
  }

  public synchronized RunNote now() {
    return note;
  }
}
