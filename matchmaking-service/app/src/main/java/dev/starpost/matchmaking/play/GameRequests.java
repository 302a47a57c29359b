package dev.starpost.matchmaking.play;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.matchmaking.engine.Engine;
import dev.starpost.text.Language;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Validator of game requests. No game is known here: that is the engine's. */
@ApplicationScoped
public class GameRequests {
  private final Engine engine;

  GameRequests(Engine engine) {
    this.engine = engine;
  }

  /**
   * What somebody wants to play, as they say it.
   *
   * @param seats none for as many as the game admits, two at least
   */
  public record Wanted(
      String game,
      Optional<SeatsWish> seats,
      Optional<ObjectNode> options,
      Optional<ClockDocument> clock) {
    private TableClock chosenClock() {
      return clock.map(ClockDocument::checked).orElse(ClockDocument.USUAL);
    }

    private Engine.Question question() {
      return new Engine.Question(game, options, seats.map(SeatsWish::checked));
    }
  }

  /** The same, complete, if it can be played. */
  public GameRequest checked(Wanted wanted, Language language) {
    TableClock clock = wanted.chosenClock();
    return play(wanted.game(), clock, engine.check(wanted.question(), language));
  }

  /** The same at once, if the engine need not be asked because it was a moment ago. */
  public Optional<GameRequest> checkedLately(Wanted wanted) {
    TableClock clock = wanted.chosenClock();
    return engine
        .checkedLately(wanted.question())
        .map(possible -> play(wanted.game(), clock, possible));
  }

  private static GameRequest play(String game, TableClock clock, Engine.Possible possible) {
    Seats admitted = possible.seats();
    if (admitted.max() < 2) {
      throw SeatsWish.bad();
    }
    return new GameRequest(
        game, new Seats(Math.max(2, admitted.min()), admitted.max()), possible.options(), clock);
  }
}
