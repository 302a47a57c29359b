package dev.starpost.engine.game;

import dev.starpost.kernel.Game;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every game that is installed. Each instance can show all of them. */
@ApplicationScoped
public class GameKinds {
  private final List<GameKind<?, ?, ?>> all;

  GameKinds() {
    this(Game.all());
  }

  public GameKinds(List<? extends Game<?, ?, ?>> games) {
    List<GameKind<?, ?, ?>> kinds = new ArrayList<>();
    for (Game<?, ?, ?> game : games) {
      kinds.add(GameKind.of(game));
    }
    this.all = List.copyOf(kinds);
  }

  public List<GameKind<?, ?, ?>> all() {
    return all;
  }

  public Optional<GameKind<?, ?, ?>> named(String name) {
    return all.stream().filter(kind -> kind.name().equals(name)).findFirst();
  }

  /** The kind of game that the id speaks of, such as salvage for {@code sv-01J...}. */
  public Optional<GameKind<?, ?, ?>> ofGameId(String gameId) {
    int dash = gameId.indexOf('-');
    if (dash < 1) {
      return Optional.empty();
    }
    String prefix = gameId.substring(0, dash);
    return all.stream().filter(kind -> kind.game().prefix().equals(prefix)).findFirst();
  }
}
