package dev.starpost.deploy.launcher;

import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.Refused;
import java.util.List;

/**
 * Removed command. What was there before players could sign up by themselves, and is still typed.
 */
record FormerCommand(String name) implements Command {
  @Override
  public int run(List<String> words) {
    throw Refused.misused(
        "There is no '%s' any more: ./starpost demo plays a game, and README.md shows how to sign up and play by curl."
            .formatted(name));
  }
}
