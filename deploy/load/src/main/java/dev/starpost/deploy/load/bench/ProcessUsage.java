package dev.starpost.deploy.load.bench;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** CPU time and memory of a process. What a process has used, where the system tells. */
public final class ProcessUsage {
  private static final String RESIDENT = "VmRSS:";

  private ProcessUsage() {}

  /** CPU time since its start, of all its threads. */
  static Optional<Duration> cpu(long pid) {
    return ProcessHandle.of(pid).flatMap(process -> process.info().totalCpuDuration());
  }

  /** The same, with the processes that it has started: PostgreSQL has one for each connection. */
  static Optional<Duration> cpuOfAll(long pid) {
    return ProcessHandle.of(pid)
        .flatMap(
            process ->
                Stream.concat(Stream.of(process), process.descendants())
                    .flatMap(each -> cpu(each.pid()).stream())
                    .reduce(Duration::plus));
  }

  /** Bytes in memory now. */
  public static OptionalLong resident(long pid) {
    try {
      Path status = Path.of("/proc/" + pid + "/status");
      if (Files.exists(status)) {
        return resident(Files.readAllLines(status));
      }
      Process ps = new ProcessBuilder("ps", "-o", "rss=", "-p", Long.toString(pid)).start();
      String said = new String(ps.getInputStream().readAllBytes(), US_ASCII).strip();
      return said.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(said) * 1024);
    } catch (IOException | NumberFormatException e) {
      return OptionalLong.empty();
    }
  }

  static OptionalLong resident(List<String> status) {
    return status.stream()
        .filter(line -> line.startsWith(RESIDENT))
        .map(line -> line.substring(RESIDENT.length()).replace("kB", "").strip())
        .mapToLong(kilobytes -> Long.parseLong(kilobytes) * 1024)
        .findFirst();
  }
}
