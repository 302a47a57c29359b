package dev.starpost.engine.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.starpost.contracts.game.BotLevel;
import java.util.Optional;

/**
 * The controller of a seat: the person or bot who answers for it.
 *
 * @param level of a bot
 * @param returned whether its player has reclaimed the seat once, which is all they may
 * @param standIn the version of the one question that a bot answers for a person who let the time
 *     run out
 * @param missed how often in a row its player has let the time run out
 * @param moved whether its player has decided anything yet
 * @param gone whether its player has left the game
 */
@JsonPropertyOrder({
  "kind",
  "level",
  "returned",
  "standIn",
  "missed",
  "moved",
  "gone",
  "person",
  "left"
})
public record SeatController(
    Kind kind,
    Optional<BotLevel> level,
    boolean returned,
    Optional<Long> standIn,
    int missed,
    boolean moved,
    boolean gone) {
  /** The bot that answers where a person did not, and controls a seat that was left. */
  static final BotLevel STAND_IN_LEVEL = BotLevel.GREEDY;

  /** The kind of controller. */
  public enum Kind {
    @JsonProperty("person")
    PERSON,
    /** A bot since the table opened. */
    @JsonProperty("bot")
    BOT,
    /** A bot that took over from a person. */
    @JsonProperty("successor")
    SUCCESSOR
  }

  static SeatController person() {
    return new SeatController(
        Kind.PERSON, Optional.empty(), false, Optional.empty(), 0, false, false);
  }

  static SeatController bot(BotLevel level) {
    return new SeatController(
        Kind.BOT, Optional.of(level), false, Optional.empty(), 0, false, false);
  }

  public boolean isPerson() {
    return kind == Kind.PERSON;
  }

  /** Whether the player left the seat to a bot. */
  public boolean isLeft() {
    return kind == Kind.SUCCESSOR;
  }

  /** Whether the player may reclaim the seat from the bot that has it. */
  public boolean mayReturn() {
    return isLeft() && !returned;
  }

  /** The bot that answers a question put at that version; empty if the person does. */
  Optional<BotLevel> botFor(long question) {
    if (!isPerson()) {
      return level;
    }
    return standIn.filter(asked -> asked == question).map(asked -> STAND_IN_LEVEL);
  }

  SeatController hasMoved() {
    return new SeatController(kind, level, returned, Optional.empty(), 0, true, gone);
  }

  /** The question that a bot answered for a person is no more. */
  SeatController wasReplaced() {
    return new SeatController(kind, level, returned, Optional.empty(), missed, moved, gone);
  }

  SeatController hasLeft() {
    return new SeatController(kind, level, returned, Optional.empty(), missed, moved, true);
  }

  /** A bot answers the question that is put at that version. */
  SeatController replacedAt(long question) {
    return new SeatController(
        kind, level, returned, Optional.of(question), missed + 1, moved, gone);
  }

  SeatController succeeded() {
    return new SeatController(
        Kind.SUCCESSOR, Optional.of(STAND_IN_LEVEL), returned, Optional.empty(), 0, moved, gone);
  }

  SeatController reclaimed() {
    return new SeatController(
        Kind.PERSON, Optional.empty(), true, Optional.empty(), 0, moved, gone);
  }
}
