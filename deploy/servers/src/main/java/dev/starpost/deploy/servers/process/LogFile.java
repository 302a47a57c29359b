package dev.starpost.deploy.servers.process;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * Log file with rotation. The log of one process: appended to from start to start, put aside when
 * it has grown.
 */
public final class LogFile {

  private static final long LARGE = 16L * 1024 * 1024;

  private static final long MOST_READ = 1024 * 1024;

  private LogFile() {}

  /** A large log becomes {@code name.1}, in place of the one before: two files, and never more. */
  static void prepare(Path log) throws IOException {
    Files.createDirectories(log.toAbsolutePath().getParent());
    if (Files.exists(log) && Files.size(log) > LARGE) {
      Files.move(
          log, log.resolveSibling(log.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  static long size(Path log) throws IOException {
    return Files.exists(log) ? Files.size(log) : 0;
  }

  /** The last lines, as many as asked for or as there are. */
  public static List<String> end(int lines, Path log) {
    List<String> all = since(0, log);
    return all.subList(Math.max(0, all.size() - lines), all.size());
  }

  /** What was written since the log had that size; what earlier runs said is not ours. */
  static List<String> since(long size, Path log) {
    try (FileChannel channel = FileChannel.open(log)) {
      long from = Math.max(size, channel.size() - MOST_READ);
      channel.position(from);
      return new String(Channels.newInputStream(channel).readAllBytes(), ISO_8859_1)
          .lines()
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
