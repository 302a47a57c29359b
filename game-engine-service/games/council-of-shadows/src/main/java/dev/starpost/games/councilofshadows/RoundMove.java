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
import dev.starpost.kernel.option.SlotParam;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

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

  /** COS-4.1: the whole plan: a card for each zone that gets one. */
  @JsonTypeName("lay-plan")
  record LayPlan(SortedMap<ZoneId, ActionCard> cards) implements RoundMove {
    static final LayPlan BLANK = new LayPlan(Collections.emptySortedMap());

    static final SlotParam<LayPlan, ZoneId, ActionCard> CARDS =
        new SlotParam<>(
            LayPlan.class,
            "cards",
            "zone",
            "card",
            LayPlan::cards,
            (move, cards) -> new LayPlan(cards));

    public LayPlan {
      cards = Collections.unmodifiableSortedMap(new TreeMap<>(cards));
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof RoundPending.Plans;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Planning.lay(game, by, cards, dice);
    }
  }
}
