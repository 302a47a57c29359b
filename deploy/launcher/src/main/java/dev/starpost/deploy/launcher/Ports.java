package dev.starpost.deploy.launcher;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Who listens where, all on 127.0.0.1. From the first port on: the engines, of which the first has
 * the public origin; one port that stays free; the keys of the tokens; the backing servers.
 */
record Ports(int first) {
  static final int MOST_ENGINES = 8;

  private static final int JWKS = 9;
  private static final int KAFKA = 10;
  private static final int KAFKA_CONTROLLER = 11;
  private static final int POSTGRES = 12;
  private static final int MONGO = 13;

  static final int HIGHEST_FIRST = 65535 - MONGO;

  /**
   * @param number from 1
   */
  int engine(int number) {
    return first + number - 1;
  }

  int jwks() {
    return first + JWKS;
  }

  /** Who signs the tokens, as the tokens say it: the origin that players know. */
  String issuer() {
    return "http://localhost:" + first;
  }

  /** As the backing servers take them. */
  Layout.Ports ofBackingServers() {
    return new Layout.Ports(
        first + KAFKA, first + KAFKA_CONTROLLER, first + POSTGRES, first + MONGO);
  }

  /** Those that {@code up} will listen on: not those of servers that run elsewhere already. */
  List<Integer> needed(Set<Backing> started, int engines) {
    List<Integer> ports = new ArrayList<>();
    for (int number = 1; number <= engines; number++) {
      ports.add(engine(number));
    }
    ports.add(jwks());
    if (started.contains(Backing.KAFKA)) {
      ports.add(first + KAFKA);
      ports.add(first + KAFKA_CONTROLLER);
    }
    if (started.contains(Backing.POSTGRES)) {
      ports.add(first + POSTGRES);
    }
    if (started.contains(Backing.MONGO)) {
      ports.add(first + MONGO);
    }
    return ports;
  }
}
