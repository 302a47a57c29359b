package dev.starpost.deploy.images;

import java.nio.file.Path;
import java.util.List;

/** What there is an image of. */
enum Service {
  ENGINE("engine", "game-engine-service/app", "Starpost: the game engine"),
  LOBBY("lobby", "lobby-service", "Starpost: the lobby"),
  NOTIFICATION("notification", "notification-service", "Starpost: notifications"),
  RATING("rating", "rating-service", "Starpost: ratings and ladders"),
  MATCHMAKING("matchmaking", "matchmaking-service/app", "Starpost: matchmaking"),
  GATEWAY("gateway", "gateway-service", "Starpost: the gateway");

  private final String image;
  private final String module;
  private final String title;

  Service(String image, String module, String title) {
    this.image = image;
    this.module = module;
    this.title = title;
  }

  /** The last part of its image's name. */
  String image() {
    return image;
  }

  String title() {
    return title;
  }

  /** Where it listens unless it is told otherwise. */
  List<Integer> ports() {
    return switch (this) {
      case ENGINE -> List.of(8080);
      case LOBBY -> List.of(8082);
      case NOTIFICATION -> List.of(8083);
      case RATING -> List.of(8084);
      case MATCHMAKING -> List.of(8085);
      case GATEWAY -> List.of(8080, 9000);
    };
  }

  /** Where a build leaves it. */
  Path packagedIn(Path checkout) {
    return checkout.resolve(module).resolve("target/quarkus-app");
  }
}
