package dev.starpost.contracts.game;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.Required;
import java.util.List;
import java.util.Optional;

/** Something that a game is asked to do: a record of {@code game.commands.<game>}, by game id. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(GameCommand.StartGame.class),
  @JsonSubTypes.Type(GameCommand.Move.class),
  @JsonSubTypes.Type(GameCommand.Undo.class),
  @JsonSubTypes.Type(GameCommand.Resign.class)
})
public sealed interface GameCommand {

  /** The same for every repetition: a command is answered once, however often it arrives. */
  String commandId();

  String gameId();

  /** Empty where nobody waits. */
  Optional<ReplyAddress> replyTo();

  /** Something that a seat of a game asks for. */
  sealed interface SeatCommand extends GameCommand {
    int seat();

    /** The version that the player looked at; empty where it does not matter. */
    Optional<Long> known();
  }

  /**
   * Begin a game.
   *
   * @param game its name, such as {@code salvage}
   * @param players in seating order
   * @param options as chosen at the table; what is not there has its default
   * @param commitment of the seed that the engine sealed for this table
   */
  @JsonTypeName("start-game.v1")
  record StartGame(
      String commandId,
      String gameId,
      Optional<ReplyAddress> replyTo,
      String game,
      List<Player> players,
      ObjectNode options,
      String commitment,
      Visibility visibility)
      implements GameCommand {
    public StartGame {
      Required.word("commandId", commandId);
      Required.word("gameId", gameId);
      Required.word("game", game);
      Required.field("options", options);
      Required.word("commitment", commitment);
      Required.field("visibility", visibility);
      players = List.copyOf(Required.field("players", players));
    }
  }

  /**
   * Somebody who takes a seat.
   *
   * @param entropy what they add to the dice; may be empty
   */
  record Player(String account, String name, String entropy) {
    public Player {
      Required.word("account", account);
      Required.word("name", name);
      Required.field("entropy", entropy);
    }
  }

  /**
   * A move of a seat.
   *
   * @param knownVersion the version that the player looked at
   */
  @JsonTypeName("move.v1")
  record Move(
      String commandId,
      String gameId,
      Optional<ReplyAddress> replyTo,
      int seat,
      long knownVersion,
      ObjectNode move)
      implements SeatCommand {
    public Move {
      Required.word("commandId", commandId);
      Required.word("gameId", gameId);
      Required.field("move", move);
    }

    @Override
    public Optional<Long> known() {
      return Optional.of(knownVersion);
    }
  }

  /** A seat takes its last decision back. */
  @JsonTypeName("undo.v1")
  record Undo(
      String commandId,
      String gameId,
      Optional<ReplyAddress> replyTo,
      int seat,
      Optional<Long> knownVersion)
      implements SeatCommand {
    public Undo {
      Required.word("commandId", commandId);
      Required.word("gameId", gameId);
    }

    @Override
    public Optional<Long> known() {
      return knownVersion;
    }
  }

  /** A seat leaves the game. */
  @JsonTypeName("resign.v1")
  record Resign(
      String commandId,
      String gameId,
      Optional<ReplyAddress> replyTo,
      int seat,
      Optional<Long> knownVersion)
      implements SeatCommand {
    public Resign {
      Required.word("commandId", commandId);
      Required.word("gameId", gameId);
    }

    @Override
    public Optional<Long> known() {
      return knownVersion;
    }
  }
}
