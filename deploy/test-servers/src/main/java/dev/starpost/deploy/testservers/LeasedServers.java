package dev.starpost.deploy.testservers;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.postgres.Postgres;
import dev.starpost.deploy.servers.shared.SharedServers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** The servers that all test JVMs of this checkout share, leased until this JVM ends. */
final class LeasedServers implements ServerAddresses {

  private static final long IDLE_SECONDS = Long.getLong("starpost.test.servers.idle", 60);

  private static final class Holder {
    static final LeasedServers INSTANCE = new LeasedServers(lease());
  }

  private final SharedServers lease;

  private LeasedServers(SharedServers lease) {
    this.lease = lease;
  }

  static LeasedServers instance() {
    return Holder.INSTANCE;
  }

  private static SharedServers lease() {
    try {
      return SharedServers.lease(root(), System.getenv(), Duration.ofSeconds(IDLE_SECONDS));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for the test servers", e);
    }
  }

  /** The checkout around the directory in which the test runs. */
  static Path root() {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      if (Files.exists(at.resolve("mvnw")) && Files.exists(at.resolve("deploy/servers"))) {
        return at;
      }
    }
    throw new IllegalStateException("tests run inside a checkout of Starpost");
  }

  @Override
  public String kafka() {
    return address(Backing.KAFKA);
  }

  @Override
  public Postgres postgres() {
    try {
      return Postgres.parse(address(Backing.POSTGRES));
    } catch (StartFailed e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String mongo() {
    return address(Backing.MONGO);
  }

  private String address(Backing backing) {
    try {
      return lease.address(backing);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
