package dev.starpost.engine.command;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.starpost.contracts.ContractJson;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.history.ParkedGames;
import dev.starpost.engine.history.ParkedGames.ParkedGame;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Predicate;
import org.jboss.logging.Logger;

/**
 * Register of parked games: those whose rules failed, and that must not do more harm. Which games
 * are not parked is remembered, so that a game that is played costs one look only.
 */
public final class ParkingLot {
  private static final Logger LOG = Logger.getLogger(ParkingLot.class);

  private final ParkedGames parked;
  private final Cache<String, Boolean> free;

  public ParkingLot(ParkedGames parked, int mostGames) {
    this.parked = parked;
    this.free = Caffeine.newBuilder().maximumSize(mostGames).build();
  }

  boolean isParked(String gameId) {
    if (free.getIfPresent(gameId) != null) {
      return false;
    }
    if (parked.find(gameId).isPresent()) {
      return true;
    }
    free.put(gameId, true);
    return false;
  }

  void park(ReceivedCommand received, Optional<HostedGame<?, ?, ?>> game, String failure) {
    parked.park(
        new ParkedGame(
            received.gameId(),
            game.map(HostedGame::version).orElse(0L),
            received.commandId(),
            ContractJson.text(received.command()),
            failure,
            game.map(known -> known.stateForOperators().toString()),
            Instant.now()));
    free.invalidate(received.gameId());
    LOG.errorf(
        "Deciding a command failed game=%s command=%s: %s, game parked, operator action needed:"
            + " DELETE /internal/parked/%s",
        received.gameId(), received.commandId(), failure, received.gameId());
  }

  void forgetIf(Predicate<String> gameId) {
    free.asMap().keySet().removeIf(gameId);
  }
}
