package dev.starpost.deploy.launcher;

import java.io.IOException;
import java.util.List;

/** Checks the export of a finished game: every move, every event, every draw. */
final class VerifyCommand implements Command {
  private final Tool workbench;

  VerifyCommand(Checkout checkout, Console console) {
    this.workbench = Tool.workbench(checkout, console);
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    if (words.isEmpty()) {
      throw Refused.misused("'verify' needs the file of an exported game.");
    }
    return workbench.run("verify", "dev.starpost.workbench.VerifyExport", words);
  }
}
