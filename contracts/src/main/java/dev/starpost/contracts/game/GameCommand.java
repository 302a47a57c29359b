package dev.starpost.contracts.game;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.Required;
import dev.starpost.contracts.account.Hours;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Something that a game is asked to do: a record of {@code game.commands.<game>}, by game id. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(GameCommand.StartGame.class),
  @JsonSubTypes.Type(GameCommand.Move.class),
  @JsonSubTypes.Type(GameCommand.Undo.class),
  @JsonSubTypes.Type(GameCommand.Resign.class),
  @JsonSubTypes.Type(GameCommand.TakeBackSeat.class),
  @JsonSubTypes.Type(GameCommand.Cancel.class),
  @JsonSubTypes.Type(GameCommand.BotMove.class),
  @JsonSubTypes.Type(GameCommand.ExpireTurn.class),
  @JsonSubTypes.Type(GameCommand.SetHours.class),
  @JsonSubTypes.Type(GameCommand.ExtendClocks.class)
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
   * A system command, which no person asks for. Nobody waits for it, and where it does not fit (any
   * more) it is skipped: nothing is stored of it, and the same may be sent again later.
   */
  sealed interface SystemCommand extends GameCommand {
    @Override
    default Optional<ReplyAddress> replyTo() {
      return Optional.empty();
    }
  }

  /**
   * Begin a game.
   *
   * @param game its name, such as {@code salvage}
   * @param players in seating order
   * @param options as chosen at the table; what is not there has its default
   * @param commitment of the seed that the engine sealed for this table
   * @param clock of the table; none where players have as much time as they like
   * @param ranked whether it counts for ratings, as far as the table is concerned
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
      Visibility visibility,
      Optional<TableClock> clock,
      Optional<Boolean> ranked)
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
   * @param account of a bot, a word that is no account's: {@link BotLevel#account}
   * @param entropy what they add to the dice; may be empty
   * @param bot the level of a bot; empty for a person
   */
  record Player(String account, String name, String entropy, Optional<BotLevel> bot) {
    public Player {
      Required.word("account", account);
      Required.word("name", name);
      Required.field("entropy", entropy);
    }

    /** A person. */
    public Player(String account, String name, String entropy) {
      this(account, name, entropy, Optional.empty());
    }

    public static Player bot(BotLevel level, String name) {
      return new Player(level.account(), name, "", Optional.of(level));
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

  /**
   * A seat takes its last decision back, or all since a version.
   *
   * @param to that version; empty where it is the last decision only
   */
  @JsonTypeName("undo.v1")
  record Undo(
      String commandId,
      String gameId,
      Optional<ReplyAddress> replyTo,
      int seat,
      Optional<Long> knownVersion,
      Optional<Long> to)
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

  /** Somebody takes their seat back from the bot that took it over. */
  @JsonTypeName("take-back-seat.v1")
  record TakeBackSeat(String commandId, String gameId, Optional<ReplyAddress> replyTo, int seat)
      implements SeatCommand {
    public TakeBackSeat {
      Required.word("commandId", commandId);
      Required.word("gameId", gameId);
    }

    @Override
    public Optional<Long> known() {
      return Optional.empty();
    }
  }

  /** Somebody wants the game to end without a result, or agrees to that. */
  @JsonTypeName("cancel.v1")
  record Cancel(String commandId, String gameId, Optional<ReplyAddress> replyTo, int seat)
      implements SeatCommand {
    public Cancel {
      Required.word("commandId", commandId);
      Required.word("gameId", gameId);
    }

    @Override
    public Optional<Long> known() {
      return Optional.empty();
    }
  }

  /**
   * A bot answers for a seat.
   *
   * @param commandId {@link #idOf}, so that the answers of two workers count once
   * @param question the version at which the question was put: {@link GameCommit.BotTurn#question}
   */
  @JsonTypeName("bot-move.v1")
  record BotMove(String commandId, String gameId, int seat, long question, ObjectNode move)
      implements SystemCommand {
    public BotMove {
      Required.word("commandId", commandId);
      Required.word("gameId", gameId);
      Required.field("move", move);
    }

    public static BotMove of(String gameId, int seat, long question, ObjectNode move) {
      return new BotMove(idOf(gameId, seat, question), gameId, seat, question, move);
    }

    /** The same for whoever answers that question. */
    public static String idOf(String gameId, int seat, long question) {
      return "bot-move:" + gameId + ":" + seat + ":" + question;
    }
  }

  /**
   * The time of a seat is over. Counts only if it arrives after the deadline, and if that is still
   * the deadline of that question.
   *
   * @param question the version at which the question was put
   */
  @JsonTypeName("expire-turn.v1")
  record ExpireTurn(String commandId, String gameId, int seat, long question, Instant deadline)
      implements SystemCommand {
    public ExpireTurn {
      Required.word("commandId", commandId);
      Required.word("gameId", gameId);
      Required.field("deadline", deadline);
    }

    public static ExpireTurn of(String gameId, int seat, long question, Instant deadline) {
      String id = "expire-turn:" + gameId + ":" + seat + ":" + question + ":" + deadline;
      return new ExpireTurn(id, gameId, seat, question, deadline);
    }
  }

  /**
   * The clock of an account stands still at other times from now on.
   *
   * @param account whose seats it is about
   */
  @JsonTypeName("set-hours.v1")
  record SetHours(String commandId, String gameId, String account, Hours hours)
      implements SystemCommand {
    public SetHours {
      Required.word("commandId", commandId);
      Required.word("gameId", gameId);
      Required.word("account", account);
      Required.field("hours", hours);
    }

    /**
     * The hours of an account.
     *
     * @param seen the version of the game that they are set in; makes the id a new one where they
     *     have to be set again
     */
    public static SetHours of(String gameId, long seen, String account, Hours hours) {
      String id = "set-hours:" + gameId + ":" + seen + ":" + account + ":" + hours.revision();
      return new SetHours(id, gameId, account, hours);
    }
  }

  /** The platform was away: clocks that ran meanwhile are set back by that time. */
  @JsonTypeName("extend-clocks.v1")
  record ExtendClocks(String commandId, String gameId, Instant from, Instant to)
      implements SystemCommand {
    public ExtendClocks {
      Required.word("commandId", commandId);
      Required.word("gameId", gameId);
      Required.field("from", from);
      Required.field("to", to);
    }

    /**
     * The time from then till then is given back.
     *
     * @param seen the version of the game that it is given back in; makes the id a new one where it
     *     has to be given again
     */
    public static ExtendClocks of(String gameId, long seen, Instant from, Instant to) {
      String id = "extend-clocks:" + gameId + ":" + seen + ":" + from;
      return new ExtendClocks(id, gameId, from, to);
    }
  }
}
