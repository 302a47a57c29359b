package dev.starpost.engine.faults.platform;

import dev.starpost.deploy.servers.process.FreePort;
import dev.starpost.deploy.servers.process.LeashedProcess;
import dev.starpost.deploy.servers.process.StopSignal;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** One instance of the engine: a process of its own, always at the same address. */
public final class Engine implements AutoCloseable {
  private static final Duration TIME_TO_START = Duration.ofSeconds(90);
  private static final Duration TIME_TO_STOP = Duration.ofSeconds(20);
  private static final Duration TIME_TO_SAY = Duration.ofSeconds(2);

  private final String name;
  private final Path program;
  private final Path log;
  private final Map<String, String> settings;
  private final int port = FreePort.any();
  private final HttpClient http = HttpClient.newHttpClient();
  private LeashedProcess process;
  private boolean held;

  /**
   * @param program quarkus-run.jar
   * @param settings by their dotted names
   */
  Engine(String name, Path program, Path log, Map<String, String> settings) {
    this.name = name;
    this.program = program;
    this.log = log;
    this.settings = new TreeMap<>(settings);
    this.settings.put("quarkus.http.host", "127.0.0.1");
    this.settings.put("quarkus.http.port", Integer.toString(port));
  }

  public String name() {
    return name;
  }

  public URI at(String path) {
    return URI.create("http://127.0.0.1:" + port + path);
  }

  /** Starts it, without waiting until it is of use. */
  public synchronized void start() throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Engines are started often here and never live long enough for the better compiler.
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx384m"));
    settings.forEach((setting, value) -> command.add("-D" + setting + "=" + value));
    command.addAll(List.of("-jar", program.toString()));
    process =
        LeashedProcess.start(
            new LeashedProcess.Spec(
                name, command, System.getenv(), log.getParent(), log, StopSignal.TERM));
    held = false;
  }

  /** Returns when it takes requests and is heard. */
  public void awaitReady() throws InterruptedException {
    Await.until(TIME_TO_START, () -> name + " is not ready; see " + log, this::isReady);
  }

  private boolean isReady() throws InterruptedException {
    if (!isAlive()) {
      throw new IllegalStateException(name + " has ended by itself; see " + log);
    }
    HttpRequest question =
        HttpRequest.newBuilder(at("/q/health/ready")).timeout(TIME_TO_SAY).build();
    try {
      return http.send(question, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  public synchronized boolean isAlive() {
    return process != null && process.isAlive();
  }

  /** The process itself, without warning. Returns when it is gone. */
  public synchronized void kill() {
    Signal.KILL.send(process.pid());
    process.onExit().join();
  }

  /** Asks it to end, as an operator would. Returns when it is gone. */
  public void stop() throws InterruptedException {
    LeashedProcess stopping;
    synchronized (this) {
      stopping = process;
    }
    stopping.stop(TIME_TO_STOP);
  }

  /** Takes the processor from it, so that it misses everything and notices nothing. */
  public synchronized void hold() {
    held = true;
    Signal.STOP.send(process.pid());
  }

  public synchronized void letGo() {
    Signal.CONT.send(process.pid());
    held = false;
  }

  List<String> lastLines(int most) {
    try {
      List<String> lines = Files.readAllLines(log);
      return lines.subList(Math.max(0, lines.size() - most), lines.size());
    } catch (IOException e) {
      return List.of("its log cannot be read: " + e);
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      if (process == null) {
        return;
      }
      if (held) {
        letGo();
      }
    }
    try {
      stop();
    } catch (InterruptedException e) {
      // Its leash sees to the rest.
      Thread.currentThread().interrupt();
    }
  }
}
