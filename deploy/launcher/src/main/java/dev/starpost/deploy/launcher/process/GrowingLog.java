package dev.starpost.deploy.launcher.process;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Log tailer. A log file that another process is writing: gives each complete line once, as it
 * arrives.
 */
public final class GrowingLog {
  private final Path file;
  private long position;

  private GrowingLog(Path file, long position) {
    this.file = file;
    this.position = position;
  }

  public static GrowingLog fromStart(Path file) {
    return new GrowingLog(file, 0);
  }

  public static GrowingLog fromEnd(Path file) throws IOException {
    return new GrowingLog(file, Files.exists(file) ? Files.size(file) : 0);
  }

  /** The lines completed since the last call; none while the file does not exist. */
  public List<String> newLines() throws IOException {
    if (!Files.exists(file)) {
      return List.of();
    }
    try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
      if (log.length() < position) {
        position = 0; // The writer has started the file again.
      }
      byte[] added = new byte[Math.toIntExact(log.length() - position)];
      log.seek(position);
      log.readFully(added);
      int complete = lastNewline(added) + 1;
      position += complete;
      return new String(added, 0, complete, StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static int lastNewline(byte[] bytes) {
    int index = bytes.length - 1;
    while (index >= 0 && bytes[index] != '\n') {
      index--;
    }
    return index;
  }
}
