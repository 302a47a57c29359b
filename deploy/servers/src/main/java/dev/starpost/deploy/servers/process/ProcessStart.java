package dev.starpost.deploy.servers.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Start time of a process. What tells a process from a later one that got the same number, as a
 * word that can be written down.
 *
 * <p>Linux counts from its boot. Java adds the moment of the boot to that, which is worked out from
 * the wall clock: set the clock, and every process has started at another instant than a minute
 * ago. So the count itself is the word, together with the boot that it counts from. Other systems
 * note the instant once, when the process starts.
 */
public final class ProcessStart {

  private static final Path PROC = Path.of("/proc");

  /** Field 22 of {@code stat}, of which those after the name's bracket begin with field 3. */
  private static final int TICKS = 22 - 3;

  private ProcessStart() {}

  /** Empty when there is no such process, or the system does not say. */
  public static Optional<String> of(long pid) {
    return of(pid, PROC);
  }

  static Optional<String> of(long pid, Path proc) {
    Path stat = proc.resolve(Long.toString(pid)).resolve("stat");
    try {
      return Optional.of(sinceBoot(Files.readString(stat), proc));
    } catch (IOException e) {
      return ProcessHandle.of(pid)
          .flatMap(process -> process.info().startInstant())
          .map(start -> Long.toString(start.toEpochMilli()));
    }
  }

  private static String sinceBoot(String stat, Path proc) throws IOException {
    // The name may contain anything, blanks and brackets included.
    String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ", -1);
    String boot = Files.readString(proc.resolve("sys/kernel/random/boot_id")).strip();
    return boot + "/" + fields[TICKS];
  }
}
