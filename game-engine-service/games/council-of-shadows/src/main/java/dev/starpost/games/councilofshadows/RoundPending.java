package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decisions of setup, buying and planning. */
sealed interface RoundPending extends Pending.OfOne {

  /** COS-2.9. */
  @JsonTypeName("choose-civilization")
  record CivilizationChoice(Seat seat) implements RoundPending {
    @Override
    public Ask ask() {
      return Ask.CHOOSE_CIVILIZATION;
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      options.addAll(Choosing.civilizations(game));
    }
  }

  /** COS-11.1. */
  @JsonTypeName("choose-leader")
  record LeaderChoice(Seat seat) implements RoundPending {
    @Override
    public Ask ask() {
      return Ask.CHOOSE_LEADER;
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      options.addAll(Choosing.leaders(game));
    }
  }

  /**
   * COS-3.2: a buy turn.
   *
   * @param purchases how many were made
   * @param colonyPlaced whether Zoe's free colony was placed (COS-11.4)
   */
  @JsonTypeName("buy")
  record Purchases(Seat seat, int purchases, boolean colonyPlaced) implements RoundPending {
    @Override
    public Ask ask() {
      return Ask.BUY;
    }

    @Override
    public boolean isPossible(CouncilOfShadows game) {
      return Buying.isPossible(game, this);
    }

    @Override
    public void list(CouncilOfShadows game, List<Option<CouncilMove>> options) {
      Offers.list(game, this, options);
    }
  }

  /** §4: asked of several at once, in secret. */
  @JsonTypeName("plan")
  record Plans(List<Seat> asked) implements Pending {
    public Plans {
      asked = List.copyOf(asked);
    }

    @Override
    public Ask ask() {
      return Ask.PLAN;
    }

    @Override
    public boolean isAsked(Seat seat) {
      return asked.contains(seat);
    }

    @Override
    public boolean awaits(CouncilOfShadows game, Seat seat) {
      return isAsked(seat) && !game.player(seat).hasPlanned();
    }

    @Override
    public boolean isPossible(CouncilOfShadows game) {
      for (int i = 0; i < asked.size(); i++) {
        if (!game.player(asked.get(i)).hasPlanned()) {
          return true;
        }
      }
      return false;
    }

    @Override
    public List<Option<CouncilMove>> options(CouncilOfShadows game, Seat seat) {
      return List.of(Planning.option(game.player(seat)));
    }

    @Override
    public Question question(CouncilOfShadows game, Seat seat) {
      return Planning.question(game, seat);
    }

    @Override
    public Optional<Task> without(Seat gone) {
      List<Seat> left = new ArrayList<>(asked);
      left.remove(gone);
      return left.isEmpty() ? Optional.empty() : Optional.of(new Plans(left));
    }
  }
}
