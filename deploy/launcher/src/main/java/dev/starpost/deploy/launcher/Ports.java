package dev.starpost.deploy.launcher;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Who listens where, all on 127.0.0.1. From the first port on: the gateway, which is the public
 * origin; the engines; the lobby; the backing servers; the gateway's own health; the notification
 * service; the rating service; the matchmaking service.
 */
record Ports(int first) {
  static final int MOST_ENGINES = 8;

  private static final int LOBBY = 9;
  private static final int KAFKA = 10;
  private static final int KAFKA_CONTROLLER = 11;
  private static final int POSTGRES = 12;
  private static final int MONGO = 13;
  private static final int MANAGEMENT = 14;
  private static final int NOTIFICATION = 15;
  private static final int RATING = 16;
  private static final int MATCHMAKING = 17;

  static final int HIGHEST_FIRST = 65535 - MATCHMAKING;

  int gateway() {
    return first;
  }

  /**
   * @param number from 1
   */
  int engine(int number) {
    return first + number;
  }

  int lobby() {
    return first + LOBBY;
  }

  int notification() {
    return first + NOTIFICATION;
  }

  int rating() {
    return first + RATING;
  }

  int matchmaking() {
    return first + MATCHMAKING;
  }

  /** Where the gateway says how it is; its other port is open to everybody. */
  int management() {
    return first + MANAGEMENT;
  }

  /** What players and clients know. */
  String origin() {
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
    ports.add(gateway());
    for (int number = 1; number <= engines; number++) {
      ports.add(engine(number));
    }
    ports.add(lobby());
    ports.add(management());
    ports.add(notification());
    ports.add(rating());
    ports.add(matchmaking());
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
