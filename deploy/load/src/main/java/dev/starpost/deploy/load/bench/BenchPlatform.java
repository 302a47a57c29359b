package dev.starpost.deploy.load.bench;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.ServerLayout;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.backing.BackingServers;
import dev.starpost.deploy.servers.backing.RunningServer;
import dev.starpost.deploy.servers.process.Directories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Test platform of a benchmark. What a benchmark stands on: backing servers and services of its
 * own, on free ports, with data of its own that is deleted at the end. Nothing of a Starpost that
 * runs on the same machine is touched.
 */
public final class BenchPlatform implements AutoCloseable {
  /** The process of the clients. */
  public static final String LOAD = "load";

  private static final String MONGOD = "STARPOST_MONGOD";

  /** What the user has set for a Starpost that is used, which must not reach this one. */
  private static final List<String> FOREIGN = List.of("STARPOST_", "QUARKUS_", "KAFKA_", "MP_");

  private final Path root;
  private final Path directory;
  private final Thread hook = new Thread(this::deleteQuietly, "leave nothing behind");
  private final List<ServiceProcess> services = new ArrayList<>();
  private BackingServers servers;

  private BenchPlatform(Path root, Path directory) {
    this.root = root;
    this.directory = directory;
  }

  /**
   * Returns when the servers are ready.
   *
   * @param root the checkout, with all that is started built in it
   * @param mongod a program, or {@code embedded}
   */
  public static BenchPlatform start(
      Path root, String mongod, Set<Backing> backing, Consumer<String> say)
      throws IOException, StartFailed, InterruptedException {
    BenchPlatform bench = new BenchPlatform(root, BenchDirectory.make(root));
    Runtime.getRuntime().addShutdownHook(bench.hook);
    try {
      bench.startServers(mongod, backing, say);
      return bench;
    } catch (StartFailed | InterruptedException | RuntimeException e) {
      bench.close();
      throw e;
    }
  }

  private void startServers(String mongod, Set<Backing> backing, Consumer<String> say)
      throws StartFailed, InterruptedException {
    Map<String, String> environment = new HashMap<>(System.getenv());
    for (Backing each : Backing.values()) {
      environment.remove(each.addressVariable());
    }
    environment.put(MONGOD, mongod);
    ServerLayout layout =
        new ServerLayout(
            root,
            directory.resolve("data"),
            directory.resolve("logs"),
            ServerLayout.Ports.anyFree());
    servers = BackingServers.start(layout, environment, backing, line -> {});
    for (RunningServer server : servers.servers()) {
      say.accept("%s (%s) at %s".formatted(server.name(), server.origin(), server.address()));
    }
  }

  /**
   * Starts an instance of a service; it is not ready yet.
   *
   * @param module where it is built
   * @param more flags for Java
   */
  public ServiceProcess serve(
      String name, String module, List<String> more, Map<String, String> settings)
      throws IOException {
    Map<String, String> all = withoutForeign();
    all.putAll(settings);
    ServiceProcess service =
        ServiceProcess.start(
            name, program(module).resolve("quarkus-run.jar"), more, all, directory);
    services.add(service);
    return service;
  }

  /** A copy: a build in the checkout would take the jars away from under a running service. */
  private Path program(String module) throws IOException {
    Path copy = directory.resolve("services").resolve(module);
    if (Files.exists(copy)) {
      return copy;
    }
    Files.createDirectories(copy.getParent());
    Path original = root.resolve(module).resolve("target/quarkus-app");
    try (Stream<Path> files = Files.walk(original)) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(original.relativize(file).toString()));
      }
    }
    return copy;
  }

  private static Map<String, String> withoutForeign() {
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.keySet().removeIf(name -> FOREIGN.stream().anyMatch(name::startsWith));
    return environment;
  }

  public void stop(ServiceProcess service) throws InterruptedException {
    service.stop();
    services.remove(service);
  }

  public BackingServers servers() {
    return servers;
  }

  Path directory() {
    return directory;
  }

  /** The processes by their names, the load generator itself last. */
  public Map<String, Long> processes() {
    Map<String, Long> all = new LinkedHashMap<>();
    services.forEach(service -> all.put(service.name(), service.pid()));
    servers.servers().forEach(server -> server.pid().ifPresent(pid -> all.put(server.name(), pid)));
    all.put(LOAD, ProcessHandle.current().pid());
    return all;
  }

  /** CPU seconds that each process has used so far. */
  public Map<String, Double> cpu() {
    Map<String, Double> used = new LinkedHashMap<>();
    processes()
        .forEach(
            (name, pid) -> {
              // All others are processes that the load generator has started.
              Optional<Duration> time =
                  name.equals(LOAD) ? ProcessUsage.cpu(pid) : ProcessUsage.cpuOfAll(pid);
              time.ifPresent(cpu -> used.put(name, cpu.toMillis() / 1e3));
            });
    return used;
  }

  public void requireAlive() throws IOException {
    for (ServiceProcess service : services) {
      if (!service.isAlive()) {
        throw new IOException(service.name() + " has died:\n" + service.endOfLog());
      }
    }
  }

  @Override
  public void close() {
    deleteQuietly();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // This JVM is ending already, and the hook has waited for us.
    }
  }

  private synchronized void deleteQuietly() {
    try {
      for (ServiceProcess service : List.copyOf(services)) {
        stop(service);
      }
      if (servers != null) {
        servers.close();
      }
      Directories.delete(directory);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      System.err.println("could not delete all of " + directory + ": " + e);
    }
  }
}
