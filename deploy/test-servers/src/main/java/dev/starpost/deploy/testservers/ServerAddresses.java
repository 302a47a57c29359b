package dev.starpost.deploy.testservers;

import dev.starpost.deploy.servers.postgres.Postgres;
import java.util.Locale;
import java.util.function.Supplier;

/** Servers for tests, each started when its address is asked for. */
interface ServerAddresses {

  String kafka();

  Postgres postgres();

  String mongo();

  /** The switch of a build that has a Docker engine. */
  String CONTAINERS = "starpost.test.containers";

  /** Those of this build: one choice for the whole JVM. */
  static ServerAddresses ofThisBuild() {
    return chosenBy(
        System.getProperty(CONTAINERS), ContainerServers::instance, LeasedServers::instance);
  }

  /**
   * The choice between containers and servers of this machine.
   *
   * @param containers what {@link #CONTAINERS} says; null if nothing
   * @throws IllegalArgumentException if it says neither yes nor no: whoever wants containers shall
   *     not get something else without a word
   */
  static ServerAddresses chosenBy(
      String containers,
      Supplier<? extends ServerAddresses> fromContainers,
      Supplier<? extends ServerAddresses> local) {
    return switch (containers == null ? "" : containers.strip().toLowerCase(Locale.ROOT)) {
      case "true" -> fromContainers.get();
      case "", "false" -> local.get();
      default ->
          throw new IllegalArgumentException(
              "%s is \"%s\", but can only be true or false".formatted(CONTAINERS, containers));
    };
  }
}
