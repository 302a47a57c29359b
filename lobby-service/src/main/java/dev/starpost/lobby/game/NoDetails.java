package dev.starpost.lobby.game;

import io.quarkus.arc.DefaultBean;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.Map;

/** Where there are no tables, nothing is known of how games came about. */
@DefaultBean
@ApplicationScoped
public class NoDetails implements GameDetails {
  @Override
  public Map<String, Details> of(Collection<String> games) {
    return Map.of();
  }
}
