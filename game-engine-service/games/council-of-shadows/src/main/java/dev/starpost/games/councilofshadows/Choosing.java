package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.councilofshadows.RoundEvent.CivilizationChosen;
import dev.starpost.games.councilofshadows.RoundEvent.LeaderChosen;
import dev.starpost.games.councilofshadows.RoundMove.ChooseCivilization;
import dev.starpost.games.councilofshadows.RoundMove.ChooseLeader;
import dev.starpost.games.councilofshadows.component.Civilization;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.Power;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** COS-2.9, COS-11.1: civilizations, and the leaders of module 2. */
final class Choosing {
  private static final Text CIVILIZATION = Text.of("label.choose-civilization");
  private static final Text LEADER = Text.of("label.choose-leader");

  private Choosing() {}

  static List<Option<CouncilMove>> civilizations(CouncilOfShadows game) {
    List<Item<Civilization>> items = new ArrayList<>();
    for (Civilization civilization : Civilization.ALL) {
      if (isFree(game, civilization)) {
        items.add(civilization.item());
      }
    }
    return List.of(
        Option.<CouncilMove>of(new ChooseCivilization(List.of()), CIVILIZATION, "COS-2.9")
            .choosing(ChooseCivilization.CIVILIZATION, items, 1, 1));
  }

  /** COS-2.9, COS-12.1: nobody else has it; in solo play the Automa has its own. */
  private static boolean isFree(CouncilOfShadows game, Civilization civilization) {
    for (Player player : game.players().values()) {
      if (player.civilization().isPresent() && player.civilization().get() == civilization) {
        return false;
      }
    }
    return true;
  }

  static Decision<CouncilEvent> civilization(
      CouncilOfShadows game, Seat by, List<Civilization> chosen, Dice dice) {
    if (chosen.size() != 1) {
      return refused("COS-2.9", "choose-one");
    }
    if (!isFree(game, chosen.get(0))) {
      return refused("COS-2.9", "civilization-taken");
    }
    return new Play(game, dice)
        .answered()
        .happens(new CivilizationChosen(by, chosen.get(0)))
        .goOn();
  }

  static List<Option<CouncilMove>> leaders(CouncilOfShadows game) {
    List<Item<Leader>> items = new ArrayList<>();
    for (Leader leader : Leader.ALL) {
      if (isFree(game, leader)) {
        items.add(leader.item());
      }
    }
    return List.of(
        Option.<CouncilMove>of(new ChooseLeader(List.of()), LEADER, "COS-11.1")
            .choosing(ChooseLeader.LEADER, items, 1, 1));
  }

  private static boolean isFree(CouncilOfShadows game, Leader leader) {
    for (Player player : game.players().values()) {
      if (player.leader().isPresent() && player.leader().get() == leader) {
        return false;
      }
    }
    return true;
  }

  static Decision<CouncilEvent> leader(
      CouncilOfShadows game, Seat by, List<Leader> chosen, Dice dice) {
    if (chosen.size() != 1) {
      return refused("COS-11.1", "choose-one");
    }
    Leader leader = chosen.get(0);
    if (!isFree(game, leader)) {
      return refused("COS-11.1", "leader-taken");
    }
    Optional<ZoneId> zone =
        leader.power() == Power.EXTRA_ZONE ? Optional.of(ZoneId.AVA) : Optional.empty();
    return new Play(game, dice)
        .answered()
        .happens(new LeaderChosen(by, leader, leader.consumption(), leader.energy(), zone))
        .goOn();
  }
}
