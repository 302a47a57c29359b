package dev.starpost.lobby.engine;

import jakarta.enterprise.context.ApplicationScoped;

/** Where the lobby under test looks for the engine. */
@ApplicationScoped
public class EngineAddress {
  private final EngineClientSettings settings;

  EngineAddress(EngineClientSettings settings) {
    this.settings = settings;
  }

  public String text() {
    return settings.address().get(0).toString();
  }
}
