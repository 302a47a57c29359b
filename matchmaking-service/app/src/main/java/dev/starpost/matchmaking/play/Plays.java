package dev.starpost.matchmaking.play;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.table.TableClock;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.matchmaking.engine.Engine;
import dev.starpost.text.Language;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Finds out whether something can be played. No game is known here: that is the engine's. */
@ApplicationScoped
public class Plays {
  private final Engine engine;

  Plays(Engine engine) {
    this.engine = engine;
  }

  /**
   * The same, complete, if it can be.
   *
   * @param seats none for as many as the game admits, two at least
   */
  public Play checked(
      String game,
      Optional<SeatsWish> seats,
      Optional<ObjectNode> options,
      Optional<ClockDocument> clock,
      Language language) {
    TableClock chosen = clock.map(ClockDocument::checked).orElse(ClockDocument.USUAL);
    Engine.Possible possible = engine.check(game, options, seats.map(SeatsWish::checked), language);
    Seats admitted = possible.seats();
    if (admitted.max() < 2) {
      throw SeatsWish.bad();
    }
    return new Play(
        game, new Seats(Math.max(2, admitted.min()), admitted.max()), possible.options(), chosen);
  }
}
