package dev.starpost.deploy.servers;

import java.nio.file.Path;

/** Where a backing server comes from. */
sealed interface Source {

  /** In words, for people. */
  String description();

  /** Runs already, somewhere; nothing is started, and no data is kept by us. */
  record Address(String address) implements Source {
    @Override
    public String description() {
      return "given address";
    }
  }

  /**
   * Installed on this machine.
   *
   * @param path the program itself for MongoDB, the directory of the programs for the others
   */
  record Program(Path path) implements Source {
    @Override
    public String description() {
      return path.toString();
    }
  }

  /** Brought by Maven. */
  record Embedded() implements Source {
    @Override
    public String description() {
      return "embedded";
    }
  }
}
