package dev.starpost.deploy.servers.shared;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.ServerLayout;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.backing.BackingServers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The servers of a host, each started when it is asked for, and anew when it has died. */
final class HostedServers implements AutoCloseable {

  private static final String DATA = "data-";

  private final ServerLayout layout;
  private final Map<Backing, Object> locks = new EnumMap<>(Backing.class);
  private final Map<Backing, BackingServers> running = new EnumMap<>(Backing.class);

  HostedServers(HostPlace place) throws IOException {
    deleteWhatAKilledHostLeft(place.directory());
    Path data = place.directory().resolve(DATA + ProcessHandle.current().pid());
    layout =
        new ServerLayout(
            place.root(), data, place.directory().resolve("logs"), ServerLayout.Ports.anyFree());
    for (Backing backing : Backing.values()) {
      locks.put(backing, new Object());
    }
  }

  /** Two servers may be on their way up at once, but each only once. */
  String address(Backing backing) throws StartFailed, InterruptedException {
    synchronized (locks.get(backing)) {
      BackingServers server = get(backing);
      if (server == null || server.servers().get(0).onExit().isDone()) {
        server =
            BackingServers.start(layout, System.getenv(), Set.of(backing), System.out::println);
        put(backing, server);
      }
      return switch (backing) {
        case KAFKA -> server.kafka();
        case POSTGRES -> server.postgres().address();
        case MONGO -> server.mongo();
      };
    }
  }

  private BackingServers get(Backing backing) {
    synchronized (running) {
      return running.get(backing);
    }
  }

  private void put(Backing backing, BackingServers server) {
    synchronized (running) {
      running.put(backing, server);
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (running) {
      running.values().parallelStream().forEach(BackingServers::close);
      running.clear();
    }
    delete(layout.data());
  }

  private static void deleteWhatAKilledHostLeft(Path directory) throws IOException {
    try (Stream<Path> left = Files.list(directory)) {
      for (Path path : left.toList()) {
        if (path.getFileName().toString().startsWith(DATA)) {
          delete(path);
        }
      }
    }
  }

  /** As far as possible: a server that is just being ended by its leash may still write. */
  private static void delete(Path directory) throws IOException {
    if (!Files.exists(directory)) {
      return;
    }
    try (Stream<Path> inside = Files.walk(directory)) {
      inside
          .sorted(Comparator.reverseOrder())
          .forEach(
              path -> {
                boolean deleted = path.toFile().delete();
                if (!deleted) {
                  System.out.println("Deleting failed path=" + path);
                }
              });
    } catch (UncheckedIOException e) {
      System.out.println("Deleting failed directory=" + directory + ": " + e.getMessage());
    }
  }
}
