package dev.starpost.deploy.launcher;

import java.io.IOException;
import java.util.List;

/** Makes images of the services, for operators; its own program knows the options. */
final class ImagesCommand implements Command {
  private final Tool images;

  ImagesCommand(Checkout checkout, Console console) {
    this.images = Tool.images(checkout, console);
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    return images.run("images", "dev.starpost.deploy.images.Images", words);
  }
}
