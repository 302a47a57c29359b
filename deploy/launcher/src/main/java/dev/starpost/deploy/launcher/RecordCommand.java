package dev.starpost.deploy.launcher;

import java.io.IOException;
import java.util.List;

/** Plays a game and keeps it, for the suites that replay recorded games. */
final class RecordCommand implements Command {
  private final Tool workbench;

  RecordCommand(Checkout checkout, Console console) {
    this.workbench = Tool.workbench(checkout, console);
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    if (words.isEmpty()) {
      throw Refused.misused("'record' needs the name of a game.");
    }
    return workbench.run("record", "dev.starpost.workbench.RecordGame", words);
  }
}
