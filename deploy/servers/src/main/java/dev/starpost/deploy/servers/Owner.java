package dev.starpost.deploy.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A user of this machine, as the owner of files. */
record Owner(int number, String name) {

  static Owner of(Path file) throws IOException {
    return new Owner(
        (Integer) Files.getAttribute(file, "unix:uid"), Files.getOwner(file).getName());
  }

  /** Java does not say who runs it; but what we make is ours. */
  static Owner ofWhatWeMake() throws IOException {
    Path made = Files.createTempFile("starpost", null);
    try {
      return of(made);
    } finally {
      Files.delete(made);
    }
  }

  boolean isRoot() {
    return number == 0;
  }
}
