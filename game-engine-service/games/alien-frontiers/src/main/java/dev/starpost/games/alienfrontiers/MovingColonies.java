package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;
import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.DiscardMove.MoveColony;
import dev.starpost.games.alienfrontiers.DiscardMove.PickColony;
import dev.starpost.games.alienfrontiers.DiscardMove.SwapColony;
import dev.starpost.games.alienfrontiers.PlanetEvent.ColoniesSwapped;
import dev.starpost.games.alienfrontiers.PlanetEvent.ColonyMoved;
import dev.starpost.games.alienfrontiers.PlanetEvent.ColonyPicked;
import dev.starpost.games.alienfrontiers.TurnEvent.Asked;
import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.DiscardPower;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechCard;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** AF-7.10, AF-7.13, AF-7.21: cards that swap or move colonies when they are discarded. */
final class MovingColonies {
  private static final Text SWAP = Text.of("label.swap-colony");
  private static final Text MOVE = Text.of("label.move-colony");

  private MovingColonies() {}

  private static boolean isSwap(TechCard card) {
    return card.discard().orElseThrow() == DiscardPower.SWAP_COLONIES;
  }

  private static String rule(TechCard card) {
    return isSwap(card) ? "AF-7.10" : "AF-7.13";
  }

  /** Any colony that may leave; a swap needs colonies on two territories. */
  static void list(AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    List<Item<Colony>> items = movable(game, Optional.empty());
    boolean possible =
        isSwap(card)
            ? !items.isEmpty() && movable(game, territory(items.get(0))).size() > 0
            : !items.isEmpty();
    if (possible) {
      options.add(
          Option.<FrontiersMove>of(
                  new PickColony(card.id(), List.of()), card.id().discarding(), rule(card))
              .choosing(PickColony.COLONY, items, 1, 1));
    }
  }

  private static Optional<Territory> territory(Item<Colony> item) {
    return Optional.of(item.value().territory());
  }

  /** The colonies that the Repulsor Field does not hold, but for those on one territory. */
  private static List<Item<Colony>> movable(AlienFrontiers game, Optional<Territory> but) {
    List<Item<Colony>> items = new ArrayList<>();
    for (Territory territory : Territory.ALL) {
      boolean excluded = but.isPresent() && but.get() == territory;
      if (excluded || game.fields().isOn(Field.REPULSOR, territory)) {
        continue;
      }
      for (int seat = 0; seat < game.players().size(); seat++) {
        if (game.colonies().count(territory, seat) > 0) {
          items.add(Colony.item(territory, seat));
        }
      }
    }
    return items;
  }

  static Decision<FrontiersEvent> pick(AlienFrontiers game, Tech card, List<Colony> colony) {
    Optional<Refusal> refusal =
        Powers.refusesDiscard(game, card, DiscardPower.SWAP_COLONIES, DiscardPower.MOVE_COLONY);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    TechCard row = BOX.card(card);
    Optional<Refusal> wrong = refuses(game, row, colony);
    if (wrong.isPresent()) {
      return new Decision.Refused<>(wrong.get());
    }
    Colony picked = colony.get(0);
    if (isSwap(row) && movable(game, Optional.of(picked.territory())).isEmpty()) {
      return refused("AF-7.17", "nothing-to-swap-with");
    }
    return Powers.discarding(game, card)
        .happens(new ColonyPicked(game.active(), picked))
        .happens(new Asked(isSwap(row) ? new Pending.Swap(picked) : new Pending.Move(picked)))
        .accepted();
  }

  /** Why this is not one colony that may leave its territory. */
  private static Optional<Refusal> refuses(
      AlienFrontiers game, TechCard card, List<Colony> colony) {
    if (colony.size() != 1 || !game.colonies().has(colony.get(0))) {
      return Optional.of(Refusal.of(rule(card), "no-such-colony"));
    }
    return game.fields().isOn(Field.REPULSOR, colony.get(0).territory())
        ? Optional.of(Refusal.of("AF-6.3", "repulsor-field"))
        : Optional.empty();
  }

  static List<Option<FrontiersMove>> swapOptions(AlienFrontiers game, Colony first) {
    return List.of(
        Option.<FrontiersMove>of(new SwapColony(List.of()), SWAP, "AF-7.10")
            .choosing(SwapColony.COLONY, movable(game, Optional.of(first.territory())), 1, 1));
  }

  static Decision<FrontiersEvent> swap(AlienFrontiers game, List<Colony> colony) {
    Colony first = ((Pending.Swap) game.pending()).colony();
    if (colony.size() != 1 || !game.colonies().has(colony.get(0))) {
      return refused("AF-7.10", "no-such-colony");
    }
    Colony other = colony.get(0);
    if (other.territory() == first.territory()) {
      return refused("AF-7.10", "two-territories");
    }
    if (game.fields().isOn(Field.REPULSOR, other.territory())) {
      return refused("AF-6.3", "repulsor-field");
    }
    Course<AlienFrontiers, FrontiersEvent> course = game.course();
    course.happens(new ColoniesSwapped(game.active(), first, other));
    RelicShip.returnIfLost(course);
    return course.accepted();
  }

  static List<Option<FrontiersMove>> moveOptions(AlienFrontiers game, Colony colony) {
    return List.of(
        Option.<FrontiersMove>of(new MoveColony(List.of()), MOVE, "AF-7.13")
            .choosing(
                MoveColony.TERRITORY,
                Territory.itemsBut(colony.territory(), game.fields().repulsor()),
                1,
                1));
  }

  static Decision<FrontiersEvent> move(AlienFrontiers game, List<Territory> territory) {
    Colony colony = ((Pending.Move) game.pending()).colony();
    Optional<Refusal> wrongPlace = Colonising.refusal(game, territory);
    if (wrongPlace.isPresent()) {
      return new Decision.Refused<>(wrongPlace.get());
    }
    if (territory.get(0) == colony.territory()) {
      return refused("AF-7.13", "two-territories");
    }
    Course<AlienFrontiers, FrontiersEvent> course = game.course();
    course.happens(new ColonyMoved(game.active(), colony, territory.get(0)));
    RelicShip.returnIfLost(course);
    return course.accepted();
  }
}
