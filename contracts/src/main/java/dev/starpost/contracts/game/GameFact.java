package dev.starpost.contracts.game;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.contracts.Required;
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
  @JsonSubTypes.Type(GameFact.TurnOpened.class),
  @JsonSubTypes.Type(GameFact.GameFinished.class)
})
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

  /** Who sits where. */
  record Seated(int seat, String account, String name) {
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
   * @param places best first
   */
  @JsonTypeName("game-finished.v1")
  record GameFinished(List<Place> places, List<Rival> rivals) implements GameFact {
    public GameFinished {
      places = List.copyOf(Required.field("places", places));
      rivals = List.copyOf(Required.field("rivals", rivals));
    }
  }

  /**
   * Where a seat came in.
   *
   * @param rank 1 is best; equal results share a rank
   * @param stayed whether the player stayed to the end
   */
  record Place(int seat, String account, int rank, boolean stayed, int points) {
    public Place {
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
