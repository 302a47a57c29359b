package dev.starpost.rating.engine;

import dev.starpost.calls.EngineCallSettings;
import dev.starpost.calls.Instances;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Client of the game engine: which games there are. */
@ApplicationScoped
public class Engine {
  private static final int NOT_FOUND = 404;

  private final Instances<EngineApi> instances;

  Engine(EngineCallSettings settings) {
    this.instances = new Instances<>("engine", EngineApi.class, settings);
  }

  /** Whether a game of this name can be played; empty if no engine answers. */
  public Optional<Boolean> offers(String game) {
    return instances.ask(
        engine -> {
          engine.catalogEntry(game);
          return true;
        },
        NOT_FOUND,
        unknown -> false);
  }
}
