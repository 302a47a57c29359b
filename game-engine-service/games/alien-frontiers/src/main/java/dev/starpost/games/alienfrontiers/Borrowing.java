package dev.starpost.games.alienfrontiers;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.FuelMove.BorrowBonus;
import dev.starpost.games.alienfrontiers.TechEvent.BonusBorrowed;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.FuelPower;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechCard;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** AF-7.12 Data Crystal: another territory's bonus for one turn. */
final class Borrowing {
  private Borrowing() {}

  static void list(AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    List<Item<Territory>> items = new ArrayList<>(Territory.ALL.size());
    for (Territory territory : Territory.ALL) {
      if (lends(game, territory) && cost(game, territory) <= game.actor().held().fuel()) {
        items.add(territory.item());
      }
    }
    if (!items.isEmpty()) {
      options.add(
          Option.<FrontiersMove>of(
                  new BorrowBonus(card.id(), List.of()), card.id().using(), "AF-7.12")
              .choosing(BorrowBonus.TERRITORY, items, 1, 1));
    }
  }

  private static int cost(AlienFrontiers game, Territory territory) {
    return Powers.fuel(game, game.colonies().on(territory));
  }

  private static boolean lends(AlienFrontiers game, Territory territory) {
    return territory != Territory.BURROUGHS_DESERT
        && game.colonies().on(territory) > 0
        && !game.fields().isOn(Field.ISOLATION, territory);
  }

  static Decision<FrontiersEvent> borrow(
      AlienFrontiers game, Tech card, List<Territory> territory) {
    Optional<Refusal> refusal = Powers.refusesUse(game, card, FuelPower.BORROW_BONUS);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    if (territory.size() != 1 || !lends(game, territory.get(0))) {
      return refused("AF-7.12", "bonus-not-lent");
    }
    int fuel = cost(game, territory.get(0));
    if (game.actor().held().fuel() < fuel) {
      return refused("AF-7.2", "not-enough-fuel");
    }
    return game.course()
        .happens(new BonusBorrowed(game.active(), card, fuel, territory.get(0)))
        .accepted();
  }
}
