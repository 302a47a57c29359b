package dev.starpost.engine.faults.platform;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.ServerLayout;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.backing.BackingServers;
import dev.starpost.deploy.servers.backing.RunningServer;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The broker or the database, which comes back at the same address with the same data. */
public final class KillableServer implements AutoCloseable {
  private final Backing backing;
  private final ServerLayout layout;
  private BackingServers servers;

  private KillableServer(Backing backing, ServerLayout layout) {
    this.backing = backing;
    this.layout = layout;
  }

  static KillableServer start(Backing backing, ServerLayout layout)
      throws StartFailed, InterruptedException {
    KillableServer server = new KillableServer(backing, layout);
    server.restart();
    return server;
  }

  /** Returns when it answers. */
  public synchronized void restart() throws StartFailed, InterruptedException {
    servers = BackingServers.start(layout, environment(), Set.of(backing), line -> {});
  }

  /** A server that somebody else runs must not be killed, so it is not looked for. */
  private Map<String, String> environment() {
    Map<String, String> environment = new TreeMap<>(System.getenv());
    environment.remove(backing.addressVariable());
    return environment;
  }

  /** The process itself, without warning. Returns when it is gone. */
  public synchronized void kill() {
    Signal.KILL.send(server().pid().orElseThrow());
    server().onExit().join();
  }

  public String address() {
    return backing == Backing.KAFKA ? servers.kafka() : servers.mongo();
  }

  /** Which one it is, in words. */
  public String origin() {
    return server().name() + ": " + server().origin();
  }

  private RunningServer server() {
    return servers.servers().get(0);
  }

  @Override
  public synchronized void close() {
    servers.close();
  }
}
