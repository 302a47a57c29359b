package dev.starpost.deploy.launcher.platform;

import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.console.ReadableTime;
import dev.starpost.deploy.launcher.process.KnownProcess;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.LiveNote;
import dev.starpost.deploy.launcher.run.RunNote;
import dev.starpost.deploy.servers.process.FreePort;
import dev.starpost.deploy.servers.process.LeashedProcess;
import dev.starpost.deploy.servers.process.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;

/** Supervisor of one service: runs its process, and restarts it with back-off whenever it dies. */
public final class SupervisedService {
  /** A start on a machine that is busy building. */
  private static final Duration START_TIMEOUT = Duration.ofMinutes(2);

  /** Longer than the leash gives a service whose launcher was killed. */
  private static final Duration PORT_TIMEOUT = Duration.ofSeconds(45);

  private static final Duration STOP_TIMEOUT = Duration.ofSeconds(20);
  private static final int GLANCE_MILLIS = 100;
  private static final int LINES_SHOWN = 12;

  /**
   * How it is to be run.
   *
   * @param environment all of it
   * @param ports that it listens on: first the one on which it serves, last the one on which it
   *     says how it is, which may be the same
   */
  public record Plan(
      String name, ServiceProgram program, Map<String, String> environment, List<Integer> ports) {
    public Plan {
      environment = Map.copyOf(environment);
      ports = List.copyOf(ports);
    }

    String address() {
      return Environments.address(ports.get(0));
    }

    String health() {
      return Environments.address(ports.get(ports.size() - 1)) + Readiness.PATH;
    }
  }

  private final Plan plan;
  private final LeashedProcess.Spec spec;
  private final LiveNote note;
  private final Console console;
  private volatile LeashedProcess process;
  private Optional<String> edition = Optional.empty();

  public SupervisedService(Plan plan, DataDirectory data, LiveNote note, Console console) {
    this.plan = plan;
    this.spec =
        new LeashedProcess.Spec(
            plan.name(),
            plan.program().command().apply(plan.name()),
            plan.environment(),
            data.path(),
            data.logs().resolve(plan.name() + ".log"),
            StopSignal.TERM);
    this.note = note;
    this.console = console;
  }

  String name() {
    return plan.name();
  }

  Path log() {
    return spec.log();
  }

  /**
   * Returns when it is ready for the first time.
   *
   * @throws Refused when it does not get there; its process may be left, for {@link #stop}
   */
  void start() throws IOException, InterruptedException {
    for (int port : plan.ports()) {
      awaitFree(port);
    }
    console.line("starting " + name());
    launch();
    long deadline = System.nanoTime() + START_TIMEOUT.toNanos();
    // Ready, and alive: whoever else has taken the port meanwhile may answer as well.
    while (!isReady() || !process.isAlive()) {
      Optional<Integer> code = process.waitFor(Duration.ofMillis(GLANCE_MILLIS));
      if (code.isPresent()) {
        throw Refused.because(ended(code.get()));
      }
      if (System.nanoTime() - deadline > 0) {
        throw Refused.because(
            "%s failed to start: timeout, not ready after %d seconds; its log is %s."
                .formatted(name(), START_TIMEOUT.toSeconds(), log()));
      }
    }
  }

  /** Starts it again whenever it has died, until the thread is interrupted. */
  void keepAlive(RestartBackoff backoff) throws InterruptedException {
    long readySince = System.nanoTime();
    while (true) {
      int code = awaitEnd();
      if (isAnotherBuild()) {
        console.line(name() + " is started again, as it was built just now.");
        startAgain();
        readySince = System.nanoTime();
        continue;
      }
      Duration served = Duration.ofNanos(System.nanoTime() - readySince);
      Duration wait = backoff.afterServing(served);
      console.line(
          "%s failed (exit code %d), restarting in %s; its log is %s."
              .formatted(name(), code, ReadableTime.seconds(wait), log()));
      note.died(name());
      Thread.sleep(wait.toMillis());
      startAgain();
      readySince = System.nanoTime();
    }
  }

  /** Returns when it is ready or has died once more. */
  private void startAgain() throws InterruptedException {
    try {
      launch();
    } catch (IOException e) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      console.line("Restart of %s failed: %s".formatted(name(), e));
      process.stop(STOP_TIMEOUT);
      return;
    }
    while (process.isAlive()) {
      if (isReady()) {
        note.isBack(asNoted());
        console.line(name() + " is ready again.");
        return;
      }
      process.waitFor(Duration.ofMillis(GLANCE_MILLIS));
    }
  }

  /** Whoever has offered it has also ended the process, so that nothing has died. */
  private boolean isAnotherBuild() {
    try {
      return !plan.program().files().takeNext().equals(edition);
    } catch (IOException e) {
      console.line("Taking the new build of %s failed, it stays as it is: %s".formatted(name(), e));
      return false;
    }
  }

  private void launch() throws IOException {
    edition = plan.program().files().edition();
    process = LeashedProcess.start(spec);
    note.add(asNoted());
  }

  private RunNote.Server asNoted() {
    return new RunNote.Server(
        name(),
        plan.program().origin(),
        Optional.of(KnownProcess.of(process.pid())),
        plan.address(),
        Optional.of(plan.health()));
  }

  private boolean isReady() throws InterruptedException {
    return Readiness.at(plan.health());
  }

  private int awaitEnd() throws InterruptedException {
    try {
      return process.onExit().get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("waiting for a process cannot fail", e);
    }
  }

  /** The service of a launcher that was killed may be about to end. */
  private void awaitFree(int port) throws InterruptedException {
    long deadline = System.nanoTime() + PORT_TIMEOUT.toNanos();
    boolean said = false;
    while (!FreePort.isFree(port)) {
      if (System.nanoTime() - deadline > 0) {
        throw Refused.portTaken(port);
      }
      if (!said) {
        console.line("waiting for port %d, which %s needs".formatted(port, name()));
        said = true;
      }
      Thread.sleep(GLANCE_MILLIS);
    }
  }

  private String ended(int code) {
    List<String> lines = process.said();
    String end =
        String.join(
            System.lineSeparator(),
            lines.subList(Math.max(0, lines.size() - LINES_SHOWN), lines.size()));
    return "%s failed to start (exit code %d); the end of its log (%s) is:%n%s"
        .formatted(name(), code, log(), end);
  }

  /** Returns when it is gone. No other thread may be starting it. */
  void stop() throws InterruptedException {
    if (process != null) {
      process.stop(STOP_TIMEOUT);
    }
  }
}
