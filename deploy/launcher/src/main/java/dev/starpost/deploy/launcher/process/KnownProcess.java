package dev.starpost.deploy.launcher.process;

import dev.starpost.deploy.servers.process.ProcessStart;
import java.util.Optional;

/**
 * Process id with start time. A process as it can be written down. Its start tells it from a later
 * one that got the same number, which must not be signalled.
 *
 * @param start empty where the system does not say
 */
public record KnownProcess(long pid, Optional<String> start) {
  public static KnownProcess of(ProcessHandle process) {
    return of(process.pid());
  }

  public static KnownProcess of(long pid) {
    return new KnownProcess(pid, ProcessStart.of(pid));
  }

  /** Empty when it has ended. A handle stays true even if the number is used again. */
  public Optional<ProcessHandle> find() {
    return byNumber().filter(this::isSame);
  }

  /** Whoever has the number now: for those who know by other means that it is still the same. */
  public Optional<ProcessHandle> byNumber() {
    return ProcessHandle.of(pid);
  }

  private boolean isSame(ProcessHandle process) {
    Optional<String> now = ProcessStart.of(process.pid());
    return start.isEmpty() || now.isEmpty() || start.equals(now);
  }
}
