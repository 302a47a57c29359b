package dev.starpost.deploy.launcher;

import dev.starpost.deploy.servers.FreePort;
import dev.starpost.deploy.servers.LeashedProcess;
import dev.starpost.deploy.servers.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;

/** One instance of the engine service: a process, and another one whenever it dies. */
final class Engine {
  /** Before the number. */
  static final String NAME = "engine-";

  /** A start on a machine that is busy building. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /** Longer than the leash gives an engine whose launcher was killed. */
  private static final Duration TO_LEAVE_THE_PORT = Duration.ofSeconds(45);

  private static final Duration GRACE = Duration.ofSeconds(20);
  private static final int GLANCE_MILLIS = 100;
  private static final int LINES_SHOWN = 12;

  private final LeashedProcess.Spec spec;
  private final int port;
  private final EngineClient client;
  private final LiveNote note;
  private final Console console;
  private volatile LeashedProcess process;

  /**
   * @param number from 1
   * @param environment all that engines are told, but for their port
   */
  Engine(
      int number,
      int port,
      EngineProgram program,
      Map<String, String> environment,
      DataDirectory data,
      LiveNote note,
      Console console) {
    String name = NAME + number;
    Map<String, String> variables = new HashMap<>(environment);
    variables.put("QUARKUS_HTTP_HOST", "127.0.0.1");
    variables.put("QUARKUS_HTTP_PORT", Integer.toString(port));
    this.spec =
        new LeashedProcess.Spec(
            name,
            program.command(name),
            variables,
            data.path(),
            data.logs().resolve(name + ".log"),
            StopSignal.TERM);
    this.port = port;
    this.client = new EngineClient("http://127.0.0.1:" + port);
    this.note = note;
    this.console = console;
  }

  String name() {
    return spec.name();
  }

  String address() {
    return client.address();
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
    awaitFreePort();
    console.line("starting " + name());
    launch();
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    // Ready, and alive: whoever else has taken the port meanwhile may answer as well.
    while (!client.isReady() || !process.isAlive()) {
      Optional<Integer> code = process.waitFor(Duration.ofMillis(GLANCE_MILLIS));
      if (code.isPresent()) {
        throw Refused.because(ended(code.get()));
      }
      if (System.nanoTime() - deadline > 0) {
        throw Refused.because(
            "%s is not ready after %d seconds; its log is %s."
                .formatted(name(), PATIENCE.toSeconds(), log()));
      }
    }
  }

  /** Starts it again whenever it has died, until the thread is interrupted. */
  void keepAlive(RestartPauses pauses) throws InterruptedException {
    long readySince = System.nanoTime();
    while (true) {
      int code = awaitEnd();
      Duration served = Duration.ofNanos(System.nanoTime() - readySince);
      Duration pause = pauses.afterServing(served);
      console.line(
          "%s has died (exit code %d); its log is %s. It is started again in %s."
              .formatted(name(), code, log(), ReadableTime.seconds(pause)));
      Thread.sleep(pause.toMillis());
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
      console.line("%s could not be started: %s".formatted(name(), e));
      process.stop(GRACE);
      return;
    }
    while (process.isAlive()) {
      if (client.isReady()) {
        console.line(name() + " is ready again.");
        return;
      }
      process.waitFor(Duration.ofMillis(GLANCE_MILLIS));
    }
  }

  private void launch() throws IOException {
    process = LeashedProcess.start(spec);
    note.add(
        new RunNote.Server(
            name(), "game-engine-service", Optional.of(KnownProcess.of(process.pid())), address()));
  }

  private int awaitEnd() throws InterruptedException {
    try {
      return process.onExit().get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("waiting for a process cannot fail", e);
    }
  }

  /** The engine of a launcher that was killed may be about to end. */
  private void awaitFreePort() throws InterruptedException {
    long deadline = System.nanoTime() + TO_LEAVE_THE_PORT.toNanos();
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
    return "%s ended with code %d while starting; the end of its log (%s) is:%n%s"
        .formatted(name(), code, log(), end);
  }

  /** Returns when it is gone. No other thread may be starting it. */
  void stop() throws InterruptedException {
    if (process != null) {
      process.stop(GRACE);
    }
  }
}
