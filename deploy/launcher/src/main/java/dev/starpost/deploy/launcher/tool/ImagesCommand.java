package dev.starpost.deploy.launcher.tool;

import dev.starpost.deploy.launcher.build.Tool;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.console.Console;
import java.io.IOException;
import java.util.List;

/**
 * The command {@code images}. Makes images of the services, for operators; its own program knows
 * the options.
 */
public final class ImagesCommand implements Command {
  private final Tool images;

  public ImagesCommand(Checkout checkout, Console console) {
    this.images = Tool.images(checkout, console);
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    return images.run("images", "dev.starpost.deploy.images.Images", words);
  }
}
