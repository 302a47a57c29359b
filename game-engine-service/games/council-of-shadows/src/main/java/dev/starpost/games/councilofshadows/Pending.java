package dev.starpost.games.councilofshadows;

import dev.starpost.kernel.Question;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A decision that the game waits for. */
public sealed interface Pending extends Task permits RoundPending.Plans, Pending.OfOne {

  Ask ask();

  boolean isAsked(Seat seat);

  /** Whether the game waits for the seat: not if its answer is there and can only be changed. */
  boolean awaits(CouncilOfShadows game, Seat seat);

  /** Whether there is anything to decide; if not, it is passed over. */
  boolean isPossible(CouncilOfShadows game);

  /** What the seat, which is asked, may answer. */
  List<Option<CouncilMove>> options(CouncilOfShadows game, Seat seat);

  Question question(CouncilOfShadows game, Seat seat);

  default String kind() {
    return ask().id();
  }

  /** The rule that asks. */
  default String rule() {
    return ask().rule();
  }

  /** Asked of one. */
  sealed interface OfOne extends Pending
      permits RoundPending, BoardPending, ExploitPending, AutomaPending {
    Seat seat();

    void list(CouncilOfShadows game, List<Option<CouncilMove>> options);

    @Override
    default boolean isAsked(Seat asked) {
      return asked.equals(seat());
    }

    @Override
    default boolean awaits(CouncilOfShadows game, Seat asked) {
      return isAsked(asked);
    }

    @Override
    default boolean isPossible(CouncilOfShadows game) {
      return true;
    }

    @Override
    default List<Option<CouncilMove>> options(CouncilOfShadows game, Seat asked) {
      List<Option<CouncilMove>> options = new ArrayList<>();
      list(game, options);
      if (ask().mayBeDeclined()) {
        options.add(ask().decline());
      }
      return options;
    }

    @Override
    default Question question(CouncilOfShadows game, Seat asked) {
      return new Question(kind(), ask().text(), rule());
    }

    @Override
    default Optional<Task> without(Seat gone) {
      return gone.equals(seat()) ? Optional.empty() : Optional.of(this);
    }
  }
}
