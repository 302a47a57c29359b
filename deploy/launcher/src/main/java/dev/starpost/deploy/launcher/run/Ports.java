package dev.starpost.deploy.launcher.run;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.ServerLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Port assignment. Who listens where, all on 127.0.0.1. From the first port on: the gateway, which
 * is the public origin; the engines; the lobby; the backing servers; the gateway's own health; the
 * notification service; the rating service; the matchmaking service.
 */
public record Ports(int first) {
  public static final int MOST_ENGINES = 8;

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

  public int gateway() {
    return first;
  }

  /**
   * The port of one engine.
   *
   * @param number from 1
   */
  public int engine(int number) {
    return first + number;
  }

  public int lobby() {
    return first + LOBBY;
  }

  public int notification() {
    return first + NOTIFICATION;
  }

  public int rating() {
    return first + RATING;
  }

  public int matchmaking() {
    return first + MATCHMAKING;
  }

  /** Where the gateway says how it is; its other port is open to everybody. */
  public int management() {
    return first + MANAGEMENT;
  }

  /** What players and clients know. */
  public String origin() {
    return "http://localhost:" + first;
  }

  /** As the backing servers take them. */
  public ServerLayout.Ports ofBackingServers() {
    return new ServerLayout.Ports(
        first + KAFKA, first + KAFKA_CONTROLLER, first + POSTGRES, first + MONGO);
  }

  /** Those that {@code up} will listen on: not those of servers that run elsewhere already. */
  public List<Integer> needed(Set<Backing> started, int engines) {
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
