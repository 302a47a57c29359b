package dev.starpost.deploy.servers;

import java.util.Locale;

/** The servers that Starpost's services stand on. */
public enum Backing {
  KAFKA("Kafka", "STARPOST_KAFKA_ADDRESS", "STARPOST_KAFKA_HOME"),
  POSTGRES("PostgreSQL", "STARPOST_POSTGRES_ADDRESS", "STARPOST_POSTGRES"),
  MONGO("MongoDB", "STARPOST_MONGO_ADDRESS", "STARPOST_MONGOD");

  private final String title;
  private final String addressVariable;
  private final String programVariable;

  Backing(String title, String addressVariable, String programVariable) {
    this.title = title;
    this.addressVariable = addressVariable;
    this.programVariable = programVariable;
  }

  /** As its makers write it. */
  public String title() {
    return title;
  }

  /** The environment variable with the address of one that runs already. */
  public String addressVariable() {
    return addressVariable;
  }

  /** The environment variable with a program on this machine, or the word {@code embedded}. */
  public String programVariable() {
    return programVariable;
  }

  /** Its directory below the data directory, and the name of its log. */
  public String directoryName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
