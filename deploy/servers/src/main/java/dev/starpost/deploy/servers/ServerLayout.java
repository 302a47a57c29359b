package dev.starpost.deploy.servers;

import java.nio.file.Path;

/**
 * Directories and ports of backing servers. Where things are.
 *
 * @param root the checkout, with the built embedded servers in {@code deploy/}
 * @param data what must survive: a directory for each server
 * @param logs a file for each server
 */
public record ServerLayout(Path root, Path data, Path logs, Ports ports) {

  public ServerLayout {
    root = root.toAbsolutePath().normalize();
    data = data.toAbsolutePath().normalize();
    logs = logs.toAbsolutePath().normalize();
  }

  /** The ports on the loopback address; 0 for any that is free. */
  public record Ports(int kafka, int kafkaController, int postgres, int mongo) {

    /** For tests: as many servers side by side as one likes. */
    public static Ports anyFree() {
      return new Ports(0, 0, 0, 0);
    }

    public int of(Backing backing) {
      return switch (backing) {
        case KAFKA -> kafka;
        case POSTGRES -> postgres;
        case MONGO -> mongo;
      };
    }
  }

  public Path dataOf(Backing backing) {
    return data.resolve(backing.directoryName());
  }

  Path logOf(Backing backing) {
    return logs.resolve(backing.directoryName() + ".log");
  }
}
