package dev.starpost.contracts.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.contracts.Required;
import dev.starpost.contracts.UnknownAs;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What everybody may know of a step of a game. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(GameFact.GameStarted.class),
  @JsonSubTypes.Type(GameFact.Moved.class),
  @JsonSubTypes.Type(GameFact.TakenBack.class),
  @JsonSubTypes.Type(GameFact.Resigned.class),
  @JsonSubTypes.Type(GameFact.TurnExpired.class),
  @JsonSubTypes.Type(GameFact.SeatTakenOver.class),
  @JsonSubTypes.Type(GameFact.SeatTakenBack.class),
  @JsonSubTypes.Type(GameFact.ClocksMoved.class),
  @JsonSubTypes.Type(GameFact.CancellationAgreed.class),
  @JsonSubTypes.Type(GameFact.GameAborted.class),
  @JsonSubTypes.Type(GameFact.TurnOpened.class),
  @JsonSubTypes.Type(GameFact.GameFinished.class)
})
@UnknownAs(GameFact.Unknown.class)
public sealed interface GameFact {

  /**
   * The game has begun.
   *
   * @param commandId of the command that started it
   * @param players in seating order
   */
  @JsonTypeName("game-started.v1")
  record GameStarted(
      String commandId, List<Seated> players, Visibility visibility, String commitment)
      implements GameFact {
    public GameStarted {
      Required.word("commandId", commandId);
      Required.field("visibility", visibility);
      Required.word("commitment", commitment);
      players = List.copyOf(Required.field("players", players));
    }
  }

  /**
   * Who sits where.
   *
   * @param bot the level of a bot that keeps the seat from the beginning
   */
  record Seated(int seat, String account, String name, Optional<BotLevel> bot) {
    /** A person. */
    public Seated(int seat, String account, String name) {
      this(seat, account, name, Optional.empty());
    }

    public Seated {
      Required.word("account", account);
      Required.word("name", name);
    }
  }

  /** A seat has decided something; what it was is asked of the engine. */
  @JsonTypeName("moved.v1")
  record Moved(int seat) implements GameFact {}

  /** A seat has taken its last decision back. */
  @JsonTypeName("taken-back.v1")
  record TakenBack(int seat) implements GameFact {}

  /** A seat has left the game. */
  @JsonTypeName("resigned.v1")
  record Resigned(int seat) implements GameFact {}

  /**
   * A seat has let its time run out. What came of it is told beside: the seat has resigned, a bot
   * has taken it over, or a bot answers this one question.
   */
  @JsonTypeName("turn-expired.v1")
  record TurnExpired(int seat, Instant deadline) implements GameFact {
    public TurnExpired {
      Required.field("deadline", deadline);
    }
  }

  /**
   * From now on a bot keeps the seat.
   *
   * @param mayReturn whether its player may take it back
   */
  @JsonTypeName("seat-taken-over.v1")
  record SeatTakenOver(int seat, BotLevel level, boolean mayReturn) implements GameFact {
    public SeatTakenOver {
      Required.field("level", level);
    }
  }

  /** The player of a seat has it again. */
  @JsonTypeName("seat-taken-back.v1")
  record SeatTakenBack(int seat) implements GameFact {}

  /** These seats have time until another moment than before. */
  @JsonTypeName("clocks-moved.v1")
  record ClocksMoved(List<Integer> seats, Why why) implements GameFact {

    /** What moved them. */
    public enum Why {
      /** The player rests at other hours or days. */
      @JsonProperty("hours")
      HOURS,
      /** The platform was away. */
      @JsonProperty("outage")
      OUTAGE
    }

    public ClocksMoved {
      seats = List.copyOf(Required.field("seats", seats));
      Required.field("why", why);
    }
  }

  /** The player of a seat would like the game to end without a result. */
  @JsonTypeName("cancellation-agreed.v1")
  record CancellationAgreed(int seat) implements GameFact {}

  /** The game ends without a result; it counts for nothing. */
  @JsonTypeName("game-aborted.v1")
  record GameAborted(int seat) implements GameFact {}

  /**
   * These seats are asked something that they were not asked before.
   *
   * @param deadline empty where no clock runs
   */
  @JsonTypeName("turn-opened.v1")
  record TurnOpened(List<Integer> seats, Optional<Instant> deadline) implements GameFact {
    public TurnOpened {
      seats = List.copyOf(Required.field("seats", seats));
    }
  }

  /**
   * The game is over.
   *
   * @param places best first; none if it was aborted
   * @param rated whether it counts for ratings; games from before there were any do not
   */
  @JsonTypeName("game-finished.v1")
  record GameFinished(List<Place> places, List<Rival> rivals, Boolean rated) implements GameFact {
    public GameFinished {
      rated = rated != null && rated;
      places = List.copyOf(Required.field("places", places));
      rivals = List.copyOf(Required.field("rivals", rivals));
    }
  }

  /**
   * Where a seat came in.
   *
   * @param rank 1 is best; equal results share a rank
   * @param stayed whether the player stayed to the end, by the rules of the game
   * @param abandoned whether its player did not play to the end: resigned, let the time run out for
   *     good, or left the seat to a bot. Counts as last, whatever the rank.
   */
  record Place(int seat, String account, int rank, boolean stayed, int points, Boolean abandoned) {
    public Place {
      abandoned = abandoned != null && abandoned;
      Required.word("account", account);
    }
  }

  /**
   * A fact of a kind that this reader does not know: an engine that is newer than the reader told
   * it. Read only, never written; whoever does not need it passes it over.
   */
  record Unknown() implements GameFact {}

  /** Where an opponent without a seat came in. */
  record Rival(String name, int rank, int points) {
    public Rival {
      Required.word("name", name);
    }
  }
}
