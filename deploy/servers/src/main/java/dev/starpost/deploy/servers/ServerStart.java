package dev.starpost.deploy.servers;

import dev.starpost.deploy.servers.process.FreePort;
import dev.starpost.deploy.servers.process.LeashedProcess;
import dev.starpost.deploy.servers.process.Poll;
import dev.starpost.deploy.servers.process.StopSignal;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Start of one server process. One server on its way up: what all three have in common. */
public final class ServerStart {

  /** A start with recovery after a crash, on a slow disk, on a machine that is busy building. */
  private static final Duration START_TIMEOUT = Duration.ofMinutes(2);

  private static final Duration GRACE = Duration.ofSeconds(20);
  private static final int LINES_SHOWN = 12;

  /** False, or an I/O failure, as long as the server does not serve. */
  @FunctionalInterface
  public interface Answer {
    boolean given() throws IOException, StartFailed;
  }

  private final Backing backing;
  private final ServerLayout layout;
  private final Map<String, String> environment;
  private final Progress progress;

  public ServerStart(
      Backing backing, ServerLayout layout, Map<String, String> environment, Progress progress) {
    this.backing = backing;
    this.layout = layout;
    this.environment = environment;
    this.progress = progress;
  }

  public Progress progress() {
    return progress;
  }

  /** Each kind of server has a directory of its own, so that one never finds files of another. */
  public Path directoryFor(ServerSource source) throws IOException {
    String kind = source instanceof ServerSource.Embedded ? "embedded" : "program";
    return Files.createDirectories(layout.dataOf(backing).resolve(kind));
  }

  /** The wished port, checked, or a free one. */
  public int port(int wished) throws StartFailed {
    if (wished == 0) {
      return FreePort.any();
    }
    if (!FreePort.isFree(wished)) {
      throw StartFailed.portTaken(backing, wished);
    }
    return wished;
  }

  public ServerLayout.Ports ports() {
    return layout.ports();
  }

  public LeashedProcess launch(
      List<String> command, Map<String, String> additions, StopSignal signal) throws IOException {
    LeashedProcess process =
        LeashedProcess.start(
            new LeashedProcess.Spec(
                backing.title(),
                command,
                with(additions),
                layout.dataOf(backing),
                layout.logOf(backing),
                signal));
    try {
      // So that a start after us waits for it, should we be killed.
      new PreviousServer(layout.dataOf(backing)).remember(process.pid());
    } catch (IOException e) {
      process.letGo(); // nobody else knows of it
      throw e;
    }
    return process;
  }

  /** Runs a tool that prepares something, to its end. */
  public void run(List<String> command, Map<String, String> additions)
      throws IOException, StartFailed, InterruptedException {
    LeashedProcess tool = launch(command, additions, StopSignal.TERM);
    try {
      Optional<Integer> code = tool.waitFor(START_TIMEOUT);
      if (code.isEmpty() || code.get() != 0) {
        throw ended(tool, code.orElse(-1), 0);
      }
    } finally {
      tool.stop(GRACE);
    }
  }

  private Map<String, String> with(Map<String, String> additions) {
    var all = new HashMap<>(environment);
    // PGPORT and its like are for somebody else's PostgreSQL, and ours would obey them.
    all.keySet().removeIf(name -> name.startsWith("PG"));
    all.putAll(additions);
    return all;
  }

  /** The command of an embedded server: its module as built, in a small JVM. */
  public List<String> embedded(
      String module, String mainClass, List<String> jvmOptions, String... arguments)
      throws IOException, StartFailed {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError"));
    command.addAll(jvmOptions);
    command.addAll(List.of("-cp", classPath(module), mainClass));
    command.addAll(List.of(arguments));
    return command;
  }

  public String classPath(String module) throws IOException, StartFailed {
    Path target = target(module);
    Path jars = target.resolve("classpath");
    if (!Files.isRegularFile(jars)) {
      throw new StartFailed(
          "The embedded %s is not built: run ./mvnw package in %s."
              .formatted(backing.title(), layout.root()));
    }
    return target.resolve("classes") + File.pathSeparator + Files.readString(jars).strip();
  }

  public Path target(String module) {
    return layout.root().resolve("deploy").resolve(module).resolve("target");
  }

  /** Returns when the server serves; stops it and throws when it does not. */
  public void awaitAnswer(LeashedProcess process, int port, Answer answer)
      throws StartFailed, InterruptedException {
    boolean serves = false;
    try {
      var failure = new StartFailed[1];
      boolean over =
          Poll.until(
              START_TIMEOUT,
              () -> {
                try {
                  return answer.given() || !process.isAlive();
                } catch (IOException e) {
                  return !process.isAlive();
                } catch (StartFailed e) {
                  failure[0] = e;
                  return true;
                }
              });
      if (failure[0] != null) {
        throw failure[0];
      }
      if (!process.isAlive()) {
        throw ended(process, process.onExit().join(), port);
      }
      if (!over) {
        throw new StartFailed(
            "%s failed to start: timeout, no answer on port %d after %d seconds; its log is %s."
                .formatted(
                    backing.title(), port, START_TIMEOUT.toSeconds(), layout.logOf(backing)));
      }
      serves = true;
    } finally {
      if (!serves) {
        process.stop(GRACE);
      }
    }
  }

  /** Says in one sentence why a process ended that should not have. */
  private StartFailed ended(LeashedProcess process, int code, int port) {
    List<String> lines = process.said();
    if (port != 0 && (said(lines, "already in use") || said(lines, "BindException"))) {
      return StartFailed.portTaken(backing, port);
    }
    if (said(lines, "No space left on device")) {
      return new StartFailed(
          "The disk is full, so %s cannot start: make room for %s."
              .formatted(backing.title(), layout.data()));
    }
    String end =
        lines.stream()
            .skip(Math.max(0, lines.size() - LINES_SHOWN))
            .collect(Collectors.joining(System.lineSeparator()));
    if (code == 126 || code == 127) {
      return new StartFailed(
          "%s cannot be run on this machine: %s".formatted(backing.title(), end));
    }
    return new StartFailed(
        "%s ended with code %d while starting; the end of its log (%s) is:%n%s"
            .formatted(backing.title(), code, process.log(), end));
  }

  private static boolean said(List<String> lines, String text) {
    return lines.stream().anyMatch(line -> line.contains(text));
  }
}
