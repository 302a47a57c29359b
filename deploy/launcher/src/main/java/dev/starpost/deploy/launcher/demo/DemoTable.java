package dev.starpost.deploy.launcher.demo;

import dev.starpost.deploy.launcher.cli.Refused;
import java.time.Duration;
import java.util.Map;

/** A table for two, from its opening to the game that is played at it. */
final class DemoTable {
  private static final String GAME = "salvage";
  private static final Duration GLANCE = Duration.ofMillis(200);
  private static final int MOST_GLANCES = 300;

  private final Guest owner;
  private final String id;

  private DemoTable(Guest owner, String id) {
    this.owner = owner;
    this.id = id;
  }

  static DemoTable openedBy(Guest owner) throws InterruptedException {
    Object table =
        owner.post("/v1/tables", Map.of("game", GAME, "seats", Map.of("min", 2, "max", 2)));
    return new DemoTable(owner, JsonFields.text(table, "id"));
  }

  String path() {
    return "/v1/tables/" + id;
  }

  /** A full table starts by itself. */
  void seat(Guest other) throws InterruptedException {
    other.post(path() + "/seats", Map.of());
  }

  /** Returns the id of the game, as soon as there is one. */
  String awaitGame(PublicApi.Sleep sleep) throws InterruptedException {
    for (int glance = 0; glance < MOST_GLANCES; glance++) {
      Object table = owner.get(path());
      switch (JsonFields.text(table, "state")) {
        case "started" -> {
          return JsonFields.text(table, "gameId");
        }
        case "cancelled" ->
            throw Refused.because(
                "The table was cancelled before the game began: " + Json.write(table));
        default -> sleep.take(GLANCE);
      }
    }
    throw Refused.because(
        "The game at table %s does not begin; ./starpost logs lobby may say why.".formatted(id));
  }
}
