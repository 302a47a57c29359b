package dev.starpost.deploy.testservers;

import dev.starpost.deploy.servers.postgres.Postgres;

/** Servers for tests, each started when its address is asked for. */
interface ServerAddresses {

  String kafka();

  Postgres postgres();

  String mongo();

  /** Those of this build: one choice for the whole JVM. */
  static ServerAddresses ofThisBuild() {
    return Boolean.getBoolean("starpost.test.containers")
        ? ContainerServers.instance()
        : LeasedServers.instance();
  }
}
