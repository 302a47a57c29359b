package dev.starpost.games.alienfrontiers;

import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Thing;
import java.util.List;

/** What a player can do. */
public sealed interface FrontiersMove permits TurnMove, StationMove, FuelMove, DiscardMove {

  /** Judges the move of the player in turn, who was asked something that it answers. */
  Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice);

  /** Whether it is an answer to what is asked; most moves are made when nothing else is. */
  default boolean answers(Pending pending) {
    return pending instanceof Pending.Acting;
  }

  /** The things that it names besides what is chosen. */
  default List<Thing> about() {
    return List.of();
  }

  /** What is paid before dice are rolled, by this move or in the turn that it leads to. */
  default Resources paidBeforeDice(AlienFrontiers game) {
    return Resources.NONE;
  }

  /** AF-3.11: why an answer cannot be given when nothing is asked that it would answer. */
  default Refusal unasked(AlienFrontiers game) {
    return Refusal.of("AF-3.11", "not-asked");
  }
}
