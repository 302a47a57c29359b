package dev.starpost.deploy.servers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** The log of one process: appended to from start to start, put aside when it has grown. */
final class LogFile {

  private static final long LARGE = 16L * 1024 * 1024;

  private LogFile() {}

  /** A large log becomes {@code name.1}, in place of the one before: two files, and never more. */
  static void prepare(Path log) throws IOException {
    Files.createDirectories(log.toAbsolutePath().getParent());
    if (Files.exists(log) && Files.size(log) > LARGE) {
      Files.move(
          log, log.resolveSibling(log.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** The last lines, for the sentence that says why a server did not start. */
  static List<String> tail(Path log, int lines) {
    try {
      List<String> all = Files.readAllLines(log, ISO_8859_1);
      return all.subList(Math.max(0, all.size() - lines), all.size());
    } catch (IOException e) {
      return List.of();
    }
  }
}
