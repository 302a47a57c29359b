package dev.starpost.deploy.launcher;

import dev.starpost.deploy.servers.ProcessStart;
import java.util.Optional;

/**
 * A process as it can be written down. Its start tells it from a later one that got the same
 * number, which must not be signalled.
 *
 * @param start empty where the system does not say
 */
record KnownProcess(long pid, Optional<String> start) {
  static KnownProcess of(ProcessHandle process) {
    return of(process.pid());
  }

  static KnownProcess of(long pid) {
    return new KnownProcess(pid, ProcessStart.of(pid));
  }

  /** Empty when it has ended. A handle stays true even if the number is used again. */
  Optional<ProcessHandle> find() {
    return byNumber().filter(this::isSame);
  }

  /** Whoever has the number now: for those who know by other means that it is still the same. */
  Optional<ProcessHandle> byNumber() {
    return ProcessHandle.of(pid);
  }

  private boolean isSame(ProcessHandle process) {
    Optional<String> now = ProcessStart.of(process.pid());
    return start.isEmpty() || now.isEmpty() || start.equals(now);
  }
}
