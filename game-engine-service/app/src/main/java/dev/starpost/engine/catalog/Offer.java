package dev.starpost.engine.catalog;

import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.game.GameKinds;
import dev.starpost.engine.settings.EngineSettings;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** The games that are on offer here. Games of others that were begun before still go on. */
@Startup
@ApplicationScoped
public class Offer {
  private final List<GameKind<?, ?, ?>> games;

  Offer(GameKinds kinds, EngineSettings settings) {
    Optional<List<String>> offered = settings.catalog().games();
    offered.ifPresent(names -> names.forEach(name -> requireInstalled(name, kinds)));
    this.games =
        kinds.all().stream()
            .filter(kind -> offered.isEmpty() || offered.get().contains(kind.name()))
            .toList();
  }

  private static void requireInstalled(String name, GameKinds kinds) {
    if (kinds.named(name).isEmpty()) {
      throw new IllegalArgumentException(
          "starpost.catalog.games names '%s', which is not installed".formatted(name));
    }
  }

  public List<GameKind<?, ?, ?>> games() {
    return games;
  }

  public Optional<GameKind<?, ?, ?>> named(String name) {
    return games.stream().filter(kind -> kind.name().equals(name)).findFirst();
  }
}
