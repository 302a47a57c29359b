package dev.starpost.deploy.launcher.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Check of free disk space. A full disk shows itself in a hundred confusing ways; so we look before
 * we start.
 */
public final class DiskSpace {
  static final long ENOUGH = 500L * 1024 * 1024;

  private DiskSpace() {}

  public static void require(Path directory) throws IOException {
    require(directory, Files.getFileStore(directory).getUsableSpace());
  }

  public static void require(Path directory, long free) {
    if (free < ENOUGH) {
      throw Refused.because(
          "The disk of %s is nearly full: %s are free, and Starpost wants %s. Free some space, or choose another place with --data."
              .formatted(directory, inWords(free), inWords(ENOUGH)));
    }
  }

  public static String inWords(long bytes) {
    long megabytes = bytes / (1024 * 1024);
    return megabytes > 0 ? megabytes + " MB" : (bytes + 1023) / 1024 + " kB";
  }
}
