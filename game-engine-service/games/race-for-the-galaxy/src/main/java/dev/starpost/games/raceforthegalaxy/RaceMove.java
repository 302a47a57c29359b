package dev.starpost.games.raceforthegalaxy;

import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Thing;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/**
 * What a player can do. An answer that waits for those of others is kept as it was given and
 * carried out with them.
 */
public sealed interface RaceMove permits RoundMove, SettleMove, ConsumeMove, OrbMove {

  /** Whether it is an answer to what is asked. */
  boolean answers(Ask ask);

  /** Why the seat, which is asked something that this answers, may not do it. */
  Optional<Refusal> refusal(Race game, Seat by);

  /** The things that its fixed part names. */
  default List<Thing> about() {
    return List.of();
  }

  /** Whether it costs the same whatever is chosen, such as any cards that pay. */
  default boolean costsAlike() {
    return false;
  }

  /** What its player wants, in words, of an answer that waits for those of others. */
  default Text intent() {
    throw new IllegalStateException(this + " is carried out at once");
  }

  /** What follows. Sealed answers come here when all are in. */
  void carryOut(Play play, Seat by);
}
