package dev.starpost.games.councilofshadows;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Thing;
import java.util.List;

/** What a player can do. */
public sealed interface CouncilMove
    permits RoundMove, BuyMove, BoardMove, ExploitMove, AutomaMove, FormerMove {

  /** Whether it is an answer to what is asked. */
  boolean answers(Pending pending);

  /** The things that it names besides what is chosen. */
  default List<Thing> about() {
    return List.of();
  }

  /** Judges the move of a seat that was asked something that it answers. */
  Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice);
}
