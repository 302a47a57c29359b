package dev.starpost.contracts.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.Required;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.game.Visibility;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A table as services may know it: nothing by which somebody could sit down, and nothing of what
 * players add to the dice.
 *
 * @param revision grows with every change; consumers pass over those they have seen
 * @param at when it became so
 * @param game its name, such as {@code salvage}
 * @param state open, starting, started or cancelled
 * @param owner the account
 * @param players by seat; from the start on without gaps, in seating order
 * @param options complete
 * @param commitment of the seed that the engine sealed for it
 * @param cancelled why, if it is: by-owner, stale, everybody-left, refused or player-unavailable;
 *     of the last one the players are those who could have played
 * @param gameId if it is started
 * @param rematchOf the game after which the same players opened it
 */
public record TableState(
    String id,
    long revision,
    Instant at,
    String game,
    String state,
    String owner,
    Seats seats,
    List<Player> players,
    ObjectNode options,
    TableClock clock,
    boolean ranked,
    Visibility visibility,
    String commitment,
    Optional<String> cancelled,
    Optional<String> gameId,
    Optional<String> rematchOf) {

  public TableState {
    Required.word("id", id);
    Required.field("at", at);
    Required.word("game", game);
    Required.word("state", state);
    Required.word("owner", owner);
    Required.field("seats", seats);
    players = List.copyOf(Required.field("players", players));
    Required.field("options", options);
    Required.field("clock", clock);
    Required.field("visibility", visibility);
    Required.word("commitment", commitment);
  }

  /** For how many. */
  public record Seats(int min, int max) {}

  /**
   * Somebody who sits at it.
   *
   * @param seat from 1
   * @param account of a bot {@link BotLevel#account}
   * @param bot the level of a bot; empty for a person
   */
  public record Player(int seat, String account, String name, Optional<BotLevel> bot) {
    /** A person. */
    public Player(int seat, String account, String name) {
      this(seat, account, name, Optional.empty());
    }

    public Player {
      Required.word("account", account);
      Required.word("name", name);
    }
  }
}
