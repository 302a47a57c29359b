package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.GalaxySet;
import dev.starpost.kernel.Seat;
import java.util.Optional;

/** What is to be done without a question, as soon as all that lies above it is done. */
sealed interface Chore extends Task {

  /** Whose it is. */
  Seat seat();

  void run(Play play);

  @Override
  default Optional<Task> without(Seat gone) {
    return gone.equals(seat()) ? Optional.empty() : Optional.of(this);
  }

  /** COS-6.1: the actions of the zones from this one on, then the rest of the turn. */
  @JsonTypeName("action-turn")
  record ActionTurn(Seat seat, int zone) implements Chore {
    @Override
    public void run(Play play) {
      Actions.zone(play, seat, zone);
    }
  }

  /** The steps of an action card from this one on, within the range of its zone. */
  @JsonTypeName("card-steps")
  record CardSteps(Seat seat, ActionCard card, int next, int range) implements Chore {
    @Override
    public void run(Play play) {
      Actions.step(play, this);
    }
  }

  /** COS-8.8: the effects of a Dark Tech card from this one on. */
  @JsonTypeName("dark-tech-effects")
  record DarkTechEffects(Seat seat, DarkTech card, int next) implements Chore {
    @Override
    public void run(Play play) {
      Settling.effect(play, this);
    }
  }

  /** COS-8.3: levels, as long as there is energy for one. */
  @JsonTypeName("settle")
  record Settle(Seat seat) implements Chore {
    @Override
    public void run(Play play) {
      Settling.settle(play, seat);
    }
  }

  /** COS-8.5: gems for those behind; they get them even if whoever reached the level leaves. */
  @JsonTypeName("compensate")
  record Compensate(Seat seat, int level) implements Chore {
    @Override
    public void run(Play play) {
      Settling.compensate(play, seat, level);
    }

    @Override
    public Optional<Task> without(Seat gone) {
      return Optional.of(this);
    }
  }

  /** COS-12.3: the rows of the Automa's card from this one on, then the rest of its turn. */
  @JsonTypeName("automa-row")
  record AutomaRow(Seat seat, int row) implements Chore {
    @Override
    public void run(Play play) {
      AutomaTurn.row(play, seat, row);
    }
  }

  /** COS-12.7: the galaxies that the Automa still exploits. */
  @JsonTypeName("automa-exploits")
  record AutomaExploits(Seat seat, GalaxySet left) implements Chore {
    @Override
    public void run(Play play) {
      AutomaTurn.exploit(play, seat, left);
    }
  }
}
