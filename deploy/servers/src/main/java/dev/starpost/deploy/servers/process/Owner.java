package dev.starpost.deploy.servers.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A user of this machine, as the owner of files. */
public record Owner(int number, String name) {

  public static Owner of(Path file) throws IOException {
    return new Owner(
        (Integer) Files.getAttribute(file, "unix:uid"), Files.getOwner(file).getName());
  }

  /** Java does not say who runs it; but what we make is ours. */
  public static Owner ofWhatWeMake() throws IOException {
    Path made = Files.createTempFile("starpost", null);
    try {
      return of(made);
    } finally {
      Files.delete(made);
    }
  }

  public boolean isRoot() {
    return number == 0;
  }
}
