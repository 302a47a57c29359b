package dev.starpost.deploy.launcher.tool;

import dev.starpost.deploy.launcher.build.Tool;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import java.io.IOException;
import java.util.List;

/**
 * The command {@code record}. Plays a game and keeps it, for the suites that replay recorded games.
 */
public final class RecordCommand implements Command {
  private final Tool workbench;

  public RecordCommand(Checkout checkout, Console console) {
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
