package dev.starpost.engine.api.internal;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game that an operator starts.
 *
 * @param players in seating order
 * @param options the table's options; none means the defaults
 */
record NewGame(
    String game,
    List<NewPlayer> players,
    Optional<ObjectNode> options,
    Optional<Visibility> visibility,
    Optional<TableClock> clock,
    Optional<Boolean> ranked) {
  private static final int LONGEST_ENTROPY = 200;

  /**
   * Somebody who plays.
   *
   * @param bot the level of a bot, which has no account
   */
  record NewPlayer(
      String account, Optional<String> name, Optional<String> entropy, Optional<BotLevel> bot) {
    GameCommand.Player seated() {
      String id = bot.map(BotLevel::account).orElse(account);
      return new GameCommand.Player(id, name.orElse(id), entropy.orElse(""), bot);
    }
  }

  NewGame {
    require(game != null, "game is missing.");
    require(players != null && !players.isEmpty(), "players is missing.");
    Set<String> accounts = new HashSet<>();
    for (NewPlayer player : players) {
      require(player != null, "Every player has an account.");
      if (player.bot().isEmpty()) {
        require(
            player.account() != null && !player.account().isBlank(),
            "Every player has an account.");
        require(accounts.add(player.account()), player.account() + " cannot sit in two seats.");
      }
      require(
          isEntropy(player.entropy().orElse("")),
          "entropy must be text of %d characters at most.".formatted(LONGEST_ENTROPY));
    }
    players = List.copyOf(players);
  }

  ObjectNode tableOptions() {
    return options.orElseGet(JsonNodeFactory.instance::objectNode);
  }

  private static void require(boolean holds, String why) {
    if (!holds) {
      throw Problem.of(CommonProblem.MALFORMED_REQUEST, "why", why);
    }
  }

  /** Half a character cannot be turned into the bytes that everybody can check. */
  private static boolean isEntropy(String text) {
    return text.length() <= LONGEST_ENTROPY && StandardCharsets.UTF_8.newEncoder().canEncode(text);
  }
}
