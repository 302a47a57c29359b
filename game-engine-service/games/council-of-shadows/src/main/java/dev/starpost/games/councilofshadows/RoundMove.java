package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.Civilization;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.option.Thing;
import java.util.List;

/** Moves of setup and planning (§2, §4). */
sealed interface RoundMove extends CouncilMove {

  /** COS-2.9: take one civilization. */
  @JsonTypeName("choose-civilization")
  record ChooseCivilization(List<Civilization> civilization) implements RoundMove {
    static final Param<ChooseCivilization, Civilization> CIVILIZATION =
        new Param<>(
            ChooseCivilization.class,
            "civilization",
            "civilization",
            ChooseCivilization::civilization,
            (move, chosen) -> new ChooseCivilization(chosen));

    public ChooseCivilization {
      civilization = List.copyOf(civilization);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof RoundPending.CivilizationChoice;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Choosing.civilization(game, by, civilization, dice);
    }
  }

  /** COS-11.1: take one leader. */
  @JsonTypeName("choose-leader")
  record ChooseLeader(List<Leader> leader) implements RoundMove {
    static final Param<ChooseLeader, Leader> LEADER =
        new Param<>(
            ChooseLeader.class,
            "leader",
            "leader",
            ChooseLeader::leader,
            (move, chosen) -> new ChooseLeader(chosen));

    public ChooseLeader {
      leader = List.copyOf(leader);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof RoundPending.LeaderChoice;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Choosing.leader(game, by, leader, dice);
    }
  }

  /** COS-4.1: lay one card on the zone that is next to be decided. */
  @JsonTypeName("lay-card")
  record LayCard(ZoneId zone, List<ActionCard> card) implements RoundMove {
    static final Param<LayCard, ActionCard> CARD =
        new Param<>(
            LayCard.class,
            "card",
            "card",
            LayCard::card,
            (move, card) -> new LayCard(move.zone, card));

    public LayCard {
      card = List.copyOf(card);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing("zone", zone.id()));
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof RoundPending.Plans;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Planning.lay(game, by, zone, card, dice);
    }
  }

  /** COS-4.3: lay no card on the zone that is next to be decided. */
  @JsonTypeName("leave-zone")
  record LeaveZone(ZoneId zone) implements RoundMove {
    @Override
    public List<Thing> about() {
      return List.of(new Thing("zone", zone.id()));
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof RoundPending.Plans;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Planning.leave(game, by, zone, dice);
    }
  }

  /** COS-4.5: begin a complete plan anew. */
  @JsonTypeName("reopen-plan")
  record ReopenPlan() implements RoundMove {
    @Override
    public boolean answers(Pending pending) {
      return pending instanceof RoundPending.Plans;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Planning.reopen(game, by, dice);
    }
  }
}
