package dev.starpost.engine.game;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.table.OptionRefused;
import dev.starpost.kernel.table.TableOptions;
import dev.starpost.kernel.table.TableOptionsSchema.Reading;
import java.util.Optional;

/**
 * A table that somebody is about to open: whether a game could be started from it, asked before
 * anybody sits down. Decided by the same code as the start.
 */
public sealed interface TablePlan {

  /**
   * A game can be started with any of these numbers of players.
   *
   * @param options complete with defaults
   */
  record Possible(TableOptions options, Range players) implements TablePlan {}

  /** No game could be started, at least not with every number of players that was asked for. */
  record Impossible(CommandRefusal refusal, String option) implements TablePlan {}

  /** From so many to so many players. */
  record Range(int min, int max) {}

  /**
   * Plans a table.
   *
   * @param wish for how many; empty for as many as the game admits with these options
   */
  static TablePlan of(GameKind<?, ?, ?> kind, JsonNode options, Optional<Range> wish) {
    Game<?, ?, ?> game = kind.game();
    Reading reading = game.options().read(options);
    if (reading instanceof Reading.Wrong wrong) {
      return impossible(game, wrong.refusal());
    }
    TableOptions chosen = ((Reading.Read) reading).options();
    return wish.isPresent() ? asWished(game, chosen, wish.get()) : asAdmitted(game, chosen);
  }

  private static TablePlan asWished(Game<?, ?, ?> game, TableOptions options, Range wish) {
    // Never more than one count beyond the game's own: a wish of a billion seats is refused at
    // once.
    for (int players = wish.min(); players <= wish.max(); players++) {
      Optional<OptionRefused> refused = game.refuses(new Setup(players, options));
      if (refused.isPresent()) {
        return impossible(game, refused.get());
      }
    }
    return new Possible(options, wish);
  }

  private static TablePlan asAdmitted(Game<?, ?, ?> game, TableOptions options) {
    Optional<OptionRefused> refusal = Optional.empty();
    Optional<Range> admitted = Optional.empty();
    for (int players = game.fewestPlayers(); players <= game.mostPlayers(); players++) {
      Optional<OptionRefused> refused = game.refuses(new Setup(players, options));
      if (refused.isEmpty()) {
        int min = admitted.map(Range::min).orElse(players);
        admitted = Optional.of(new Range(min, players));
      } else if (admitted.isPresent()) {
        break;
      } else {
        refusal = refused;
      }
    }
    return admitted.isPresent()
        ? new Possible(options, admitted.get())
        : impossible(game, refusal.orElseThrow());
  }

  private static Impossible impossible(Game<?, ?, ?> game, OptionRefused refused) {
    return new Impossible(CommandRefusal.badStart(refused, game.texts()), refused.option());
  }
}
