package dev.starpost.deploy.launcher.tool;

import dev.starpost.deploy.launcher.build.Tool;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import java.io.IOException;
import java.util.List;

/**
 * The command {@code verify}. Checks the export of a finished game: every move, every event, every
 * draw.
 */
public final class VerifyCommand implements Command {
  private final Tool workbench;

  public VerifyCommand(Checkout checkout, Console console) {
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
