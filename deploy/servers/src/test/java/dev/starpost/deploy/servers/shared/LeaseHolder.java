package dev.starpost.deploy.servers.shared;

import dev.starpost.deploy.servers.Backing;
import java.nio.file.Path;
import java.time.Duration;

/** A test JVM in small: takes a lease, says the address of a MongoDB, and keeps the lease. */
final class LeaseHolder {

  private LeaseHolder() {}

  public static void main(String[] arguments) throws Exception {
    var idle = Duration.ofMillis(Long.parseLong(arguments[1]));
    try (var lease = SharedServers.lease(Path.of(arguments[0]), System.getenv(), idle)) {
      System.out.println(lease.address(Backing.MONGO));
      Thread.currentThread().join();
    }
  }
}
