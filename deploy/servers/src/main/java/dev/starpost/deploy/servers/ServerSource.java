package dev.starpost.deploy.servers;

import java.nio.file.Path;

/** Where a backing server comes from. */
public sealed interface ServerSource {

  /** In words, for people. */
  String description();

  /** Runs already, somewhere; nothing is started, and no data is kept by us. */
  record Address(String address) implements ServerSource {
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
  record Program(Path path) implements ServerSource {
    @Override
    public String description() {
      return path.toString();
    }
  }

  /** Brought by Maven. */
  record Embedded() implements ServerSource {
    @Override
    public String description() {
      return "embedded";
    }
  }
}
