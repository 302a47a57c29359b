package dev.starpost.engine.game;

import java.util.Optional;

/**
 * Directory of accounts that have left the platform. Their games stay, because others have played
 * them too.
 */
public interface Departures {
  /** What somebody is called who is gone: a name that tells nothing. Empty if they are here. */
  Optional<String> goneAs(String account);

  /** As others see a player. */
  default String nameOf(GameOpening.SeatedPlayer player) {
    return goneAs(player.account()).orElse(player.name());
  }
}
