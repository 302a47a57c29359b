package dev.starpost.deploy.launcher;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A process as it can be written down. The start time tells it from a later one that got the same
 * number, which must not be signalled.
 *
 * @param start empty where the system does not say
 */
record KnownProcess(long pid, Optional<Instant> start) {
  /** Systems count from their boot, a moment that they do not always work out alike. */
  private static final Duration TOLERANCE = Duration.ofSeconds(2);

  static KnownProcess of(ProcessHandle process) {
    return new KnownProcess(process.pid(), startOf(process));
  }

  static KnownProcess of(long pid) {
    return new KnownProcess(pid, ProcessHandle.of(pid).flatMap(KnownProcess::startOf));
  }

  /** Empty when it has ended. A handle stays true even if the number is used again. */
  Optional<ProcessHandle> find() {
    return ProcessHandle.of(pid).filter(this::isSame);
  }

  private boolean isSame(ProcessHandle process) {
    Optional<Instant> now = startOf(process);
    return start.isEmpty()
        || now.isEmpty()
        || Duration.between(start.get(), now.get()).abs().compareTo(TOLERANCE) <= 0;
  }

  /** To the millisecond, as it is written. */
  private static Optional<Instant> startOf(ProcessHandle process) {
    return process.info().startInstant().map(start -> Instant.ofEpochMilli(start.toEpochMilli()));
  }
}
