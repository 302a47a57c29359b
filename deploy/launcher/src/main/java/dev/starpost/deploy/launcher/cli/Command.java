package dev.starpost.deploy.launcher.cli;

import java.io.IOException;
import java.util.List;

/** Command of the launcher. The first word after {@code ./starpost}. */
public interface Command {
  /**
   * Carries the command out. Interrupting the thread makes it tidy up and come back soon.
   *
   * @return the exit code
   * @throws Refused with a sentence for the user
   */
  int run(List<String> words) throws IOException, InterruptedException;
}
