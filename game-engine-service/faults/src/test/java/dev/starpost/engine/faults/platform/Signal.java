package dev.starpost.engine.faults.platform;

import java.io.IOException;

/** What is done to a process from outside, without its consent. */
enum Signal {
  KILL,
  STOP,
  CONT;

  /** A process that is gone already hears nothing, which is no failure. */
  void send(long pid) {
    try {
      new ProcessBuilder("kill", "-s", name(), Long.toString(pid))
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    } catch (IOException e) {
      throw new IllegalStateException("there is no kill", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
