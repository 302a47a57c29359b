package dev.starpost.deploy.launcher;

import dev.starpost.deploy.launcher.run.Ports;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.process.FreePort;
import java.util.EnumSet;
import java.util.concurrent.ThreadLocalRandom;

/** A block of ports that nobody uses: not a Starpost that is up, not another build. */
public final class FreePorts {
  private FreePorts() {}

  public static Ports find() {
    while (true) {
      // Below the ports that systems give to outgoing connections.
      Ports ports = new Ports(ThreadLocalRandom.current().nextInt(20_000, 32_000));
      if (ports.needed(EnumSet.allOf(Backing.class), Ports.MOST_ENGINES).stream()
          .allMatch(FreePort::isFree)) {
        return ports;
      }
    }
  }
}
