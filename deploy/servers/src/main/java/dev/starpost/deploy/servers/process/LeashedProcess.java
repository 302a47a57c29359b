package dev.starpost.deploy.servers.process;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * A child process that never outlives us: it is stopped when {@link #stop} is called and when this
 * JVM ends in whatever way, {@code kill -9} included. It does not hear the terminal's Ctrl-C.
 */
public final class LeashedProcess {

  /** After our own death nobody can ask for less time, so this is enough for a slow disk. */
  private static final Duration GRACE_AFTER_OUR_DEATH = Duration.ofSeconds(30);

  /**
   * What to start.
   *
   * @param environment all of the child's environment, not an addition to ours
   * @param log where the child's output is appended
   */
  public record Spec(
      String name,
      List<String> command,
      Map<String, String> environment,
      Path directory,
      Path log,
      StopSignal stopSignal) {

    public Spec {
      command = List.copyOf(command);
      environment = Map.copyOf(environment);
    }
  }

  private final Spec spec;
  private final Process leash;
  private final ProcessHandle child;
  private final long logged;
  private final CompletableFuture<Integer> exit;

  private LeashedProcess(Spec spec, Process leash, ProcessHandle child, long logged) {
    this.spec = spec;
    this.leash = leash;
    this.child = child;
    this.logged = logged;
    this.exit = leash.onExit().thenApply(this::exitCode);
  }

  /** Starts the child; it may still be on its way to being of use. */
  public static LeashedProcess start(Spec spec) throws IOException {
    return start(spec, Leash.ofThisMachine(), GRACE_AFTER_OUR_DEATH);
  }

  public static LeashedProcess start(Spec spec, Leash leash, Duration graceAfterOurDeath)
      throws IOException {
    LogFile.prepare(spec.log());
    String searchPath = spec.environment().getOrDefault("PATH", "");
    var builder =
        new ProcessBuilder(
                leash.around(spec.command(), spec.stopSignal(), graceAfterOurDeath, searchPath))
            .directory(spec.directory().toFile())
            .redirectError(ProcessBuilder.Redirect.appendTo(spec.log().toFile()));
    builder.environment().clear();
    builder.environment().putAll(spec.environment());
    long logged = LogFile.size(spec.log());
    // Java closes every descriptor but the first three in what it starts, so that no other child
    // can hold this one's leash.
    Process process = builder.start();
    return new LeashedProcess(spec, process, childOf(process, spec), logged);
  }

  private static ProcessHandle childOf(Process leash, Spec spec) throws IOException {
    String line;
    try (var said = new BufferedReader(new InputStreamReader(leash.getInputStream(), US_ASCII))) {
      line = said.readLine();
    }
    if (line == null) {
      leash.destroyForcibly();
      throw new IOException("the shell that should start " + spec.name() + " said nothing");
    }
    tellWatcher(leash.getOutputStream(), line.strip());
    // Gone already: the leash knows how it ended.
    return ProcessHandle.of(Long.parseLong(line.strip())).orElse(leash.toHandle());
  }

  private static void tellWatcher(OutputStream leash, String pid) {
    try {
      leash.write((pid + "\n").getBytes(US_ASCII));
      leash.flush();
    } catch (IOException e) {
      // The child has ended already, and its watcher with it.
    }
  }

  public String name() {
    return spec.name();
  }

  public Path log() {
    return spec.log();
  }

  /** What this child has written to the log, without what was there before it. */
  public List<String> said() {
    return LogFile.since(logged, spec.log());
  }

  /** The process id of the child itself, not of the shell that watches it. */
  public long pid() {
    return child.pid();
  }

  public boolean isAlive() {
    return !exit.isDone();
  }

  /**
   * Completes with the exit code when the child has ended for whatever reason; a child ended by
   * signal n has the code 128 + n.
   */
  public CompletableFuture<Integer> onExit() {
    return exit.copy();
  }

  /** Empty when the child still runs after that time. */
  public Optional<Integer> waitFor(Duration atMost) throws InterruptedException {
    return leash.waitFor(atMost.toNanos(), TimeUnit.NANOSECONDS)
        ? Optional.of(exit.join())
        : Optional.empty();
  }

  /**
   * Asks the child to end, and ends it when it has not after the grace period. Returns when it is
   * gone; does nothing when it is gone already.
   */
  public void stop(Duration grace) throws InterruptedException {
    letGo();
    if (waitFor(grace).isEmpty()) {
      child.destroyForcibly();
      exit.join();
    }
  }

  /** Asks the child to end, without waiting for it. */
  public void letGo() {
    try {
      leash.getOutputStream().close();
    } catch (IOException e) {
      // Nothing was written, so nothing can be lost: the pipe is closed, and that is all we want.
    }
  }

  /** Whoever kills the leash itself must not set the child free. */
  private int exitCode(Process ended) {
    if (child.isAlive()) {
      child.destroyForcibly();
    }
    return ended.exitValue();
  }
}
