package dev.starpost.deploy.load.bench;

import dev.starpost.deploy.servers.process.Directories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Working directory. A directory for one run, in the checkout: the system's directory for such
 * things is in memory on many machines, where writing to the disk would cost nothing.
 */
final class BenchDirectory {
  private static final String NAME = "bench-";

  private BenchDirectory() {}

  /** Deletes what killed runs have left, and makes a new one. */
  static Path make(Path root) throws IOException {
    Path parent = root.resolve(".starpost");
    Files.createDirectories(parent);
    for (Path left : leftIn(parent)) {
      Directories.delete(left);
    }
    Path directory = parent.resolve(NAME + ProcessHandle.current().pid());
    Directories.delete(directory);
    return Files.createDirectory(directory);
  }

  private static List<Path> leftIn(Path parent) throws IOException {
    try (Stream<Path> all = Files.list(parent)) {
      return all.filter(BenchDirectory::isLeft).toList();
    }
  }

  private static boolean isLeft(Path path) {
    String name = path.getFileName().toString();
    return name.matches(NAME + "[0-9]+")
        && ProcessHandle.of(Long.parseLong(name.substring(NAME.length()))).isEmpty();
  }
}
