package dev.starpost.deploy.acceptance;

import java.io.IOException;

/** Programs of this machine that a test may need. */
final class Programs {
  private Programs() {}

  /** Whether there is such a program, and it ends well. */
  static boolean run(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
