package dev.starpost.engine.command;

import dev.starpost.contracts.game.GameCommand.StartGame;
import dev.starpost.engine.game.CommandDecision;
import dev.starpost.engine.game.CommandHandlers;
import dev.starpost.engine.game.CommandRefusal;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.game.GameKinds;
import dev.starpost.engine.history.SeedVault;
import dev.starpost.engine.history.SeedVault.Claim;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Starts games, each with the seed that was sealed for its table. */
public final class GameStarter {
  private final GameKinds kinds;
  private final SeedVault seeds;
  private final CommandHandlers handlers;

  public GameStarter(GameKinds kinds, SeedVault seeds, CommandHandlers handlers) {
    this.kinds = kinds;
    this.seeds = seeds;
    this.handlers = handlers;
  }

  /** The seeds of the games that begin in a batch: all at once, because each costs a write. */
  Map<Claim, String> reveal(List<ReceivedCommand> batch) {
    Set<Claim> claims = new LinkedHashSet<>();
    for (ReceivedCommand received : batch) {
      if (received.command() instanceof StartGame start && kindOf(start).isPresent()) {
        claims.add(claim(start));
      }
    }
    return seeds.reveal(claims);
  }

  CommandDecision decide(StartGame command, Instant now, WriteBatch batch) {
    Optional<GameKind<?, ?, ?>> kind = kindOf(command);
    if (kind.isEmpty()) {
      return new CommandDecision.Refused(CommandRefusal.badStart("unknown-game"));
    }
    return batch
        .seed(claim(command))
        .map(seed -> handlers.start(kind.get(), command, seed, now))
        .orElseGet(() -> new CommandDecision.Refused(CommandRefusal.badStart("unknown-seal")));
  }

  private static Claim claim(StartGame command) {
    return new Claim(command.gameId(), command.commitment());
  }

  private Optional<GameKind<?, ?, ?>> kindOf(StartGame command) {
    Optional<GameKind<?, ?, ?>> kind = kinds.named(command.game());
    return kind.equals(kinds.ofGameId(command.gameId())) ? kind : Optional.empty();
  }
}
