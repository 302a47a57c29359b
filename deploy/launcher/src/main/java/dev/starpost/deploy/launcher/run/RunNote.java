package dev.starpost.deploy.launcher.run;

import dev.starpost.deploy.launcher.console.ReadableTime;
import dev.starpost.deploy.launcher.process.KnownProcess;
import dev.starpost.deploy.servers.backing.RunningServer;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.function.UnaryOperator;

/**
 * State file of a running launcher. What a running launcher says about itself in its data
 * directory, as a properties file.
 *
 * @param isReady everything was up once; a service that died since is on its way up again
 * @param servers what has been started, as far as it is known; all of it once ready
 */
public record RunNote(
    KnownProcess launcher, Instant started, int port, boolean isReady, List<Server> servers) {
  /**
   * A backing server or a service as it was when it had started.
   *
   * @param process empty for one that is not ours, and while there is none
   * @param health where a service says how it is; a backing server does not
   */
  public record Server(
      String name,
      String origin,
      Optional<KnownProcess> process,
      String address,
      Optional<String> health,
      Restarts restarts) {
    public Server(
        String name,
        String origin,
        Optional<KnownProcess> process,
        String address,
        Optional<String> health) {
      this(name, origin, process, address, health, Restarts.NONE);
    }

    public static Server of(RunningServer running) {
      Optional<KnownProcess> process = running.pid().stream().mapToObj(KnownProcess::of).findAny();
      return new Server(
          running.name(), running.origin(), process, running.address(), Optional.empty());
    }

    private Server with(Restarts others) {
      return new Server(name, origin, process, address, health, others);
    }

    private Server died(Instant now) {
      return new Server(name, origin, Optional.empty(), address, health, restarts.another(now));
    }
  }

  public RunNote {
    servers = List.copyOf(servers);
  }

  public static RunNote starting(UpSettings settings) {
    return new RunNote(
        KnownProcess.of(ProcessHandle.current()),
        Instant.now(),
        settings.ports().first(),
        false,
        List.of());
  }

  /**
   * With a server more, or the new process of one that was started again. SupervisedServices come
   * last and in the order of their names, whichever of them was started first.
   */
  public RunNote with(Server server) {
    List<Server> all = new ArrayList<>(servers);
    int before = indexOf(server.name());
    if (before < 0) {
      all.add(server);
    } else {
      all.set(before, server.with(servers.get(before).restarts()));
    }
    all.sort(Comparator.comparing(each -> each.health().isPresent() ? each.name() : ""));
    return new RunNote(launcher, started, port, isReady, all);
  }

  /** Or could not be started again: a restart more is on its way. */
  public RunNote died(String name, Instant now) {
    return change(name, server -> server.died(now));
  }

  public RunNote isBack(String name) {
    return change(name, server -> server.with(server.restarts().over()));
  }

  private RunNote change(String name, UnaryOperator<Server> change) {
    List<Server> all = new ArrayList<>(servers);
    all.replaceAll(server -> server.name().equals(name) ? change.apply(server) : server);
    return new RunNote(launcher, started, port, isReady, all);
  }

  private int indexOf(String name) {
    return servers.stream().map(Server::name).toList().indexOf(name);
  }

  RunNote ready() {
    return new RunNote(launcher, started, port, true, servers);
  }

  public String inWords() {
    return "Starpost %s since %s, on port %d (process %d)."
        .formatted(
            isReady ? "is up" : "has been starting",
            ReadableTime.moment(started),
            port,
            launcher.pid());
  }

  /** The processes that should be gone when Starpost is. */
  public List<ProcessHandle> processes() {
    return servers.stream()
        .flatMap(server -> server.process().stream())
        .flatMap(process -> process.find().stream())
        .toList();
  }

  void write(Path file) throws IOException {
    Properties properties = new Properties();
    write(properties, "", launcher);
    properties.setProperty("started", started.toString());
    properties.setProperty("port", Integer.toString(port));
    properties.setProperty("ready", Boolean.toString(isReady));
    properties.setProperty("servers", Integer.toString(servers.size()));
    for (int i = 0; i < servers.size(); i++) {
      Server server = servers.get(i);
      String key = "server." + i + ".";
      properties.setProperty(key + "name", server.name());
      properties.setProperty(key + "origin", server.origin());
      properties.setProperty(key + "address", server.address());
      server.health().ifPresent(health -> properties.setProperty(key + "health", health));
      server.process().ifPresent(process -> write(properties, key, process));
      server.restarts().write(properties, key);
    }
    try (Writer writer = Files.newBufferedWriter(file)) {
      properties.store(writer, "Written by ./starpost up, which owns this directory.");
    }
  }

  /**
   * Empty when the file is gone, as its owner has just stopped, and when it makes no sense, as
   * after a crash of the machine or a full disk.
   */
  static Optional<RunNote> read(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
      return Optional.of(from(properties));
    } catch (NoSuchFileException
        | CharacterCodingException
        | IllegalArgumentException
        | DateTimeParseException e) {
      return Optional.empty();
    }
  }

  private static RunNote from(Properties properties) {
    List<Server> servers = new ArrayList<>();
    for (int i = 0; i < number(properties, "servers"); i++) {
      String key = "server." + i + ".";
      servers.add(
          new Server(
              text(properties, key + "name"),
              text(properties, key + "origin"),
              process(properties, key),
              text(properties, key + "address"),
              Optional.ofNullable(properties.getProperty(key + "health")),
              Restarts.read(properties, key)));
    }
    return new RunNote(
        process(properties, "").orElseThrow(() -> new IllegalArgumentException("no pid")),
        Instant.parse(text(properties, "started")),
        number(properties, "port"),
        Boolean.parseBoolean(text(properties, "ready")),
        servers);
  }

  private static void write(Properties properties, String key, KnownProcess process) {
    properties.setProperty(key + "pid", Long.toString(process.pid()));
    process.start().ifPresent(start -> properties.setProperty(key + "pid.start", start));
  }

  private static Optional<KnownProcess> process(Properties properties, String key) {
    Optional<String> start = Optional.ofNullable(properties.getProperty(key + "pid.start"));
    return Optional.ofNullable(properties.getProperty(key + "pid"))
        .map(pid -> new KnownProcess(Long.parseLong(pid), start));
  }

  private static int number(Properties properties, String key) {
    return Integer.parseInt(text(properties, key));
  }

  private static String text(Properties properties, String key) {
    String value = properties.getProperty(key);
    if (value == null) {
      throw new IllegalArgumentException("no " + key);
    }
    return value;
  }
}
