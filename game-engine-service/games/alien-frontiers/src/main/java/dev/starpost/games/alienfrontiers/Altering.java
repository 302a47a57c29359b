package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;
import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.FuelMove.AlterShips;
import dev.starpost.games.alienfrontiers.FuelMove.ShiftShips;
import dev.starpost.games.alienfrontiers.TechEvent.ShipsAltered;
import dev.starpost.games.alienfrontiers.component.FuelPower;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechCard;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** AF-7.3: cards that change what available ships show. */
final class Altering {
  private Altering() {}

  static void list(
      AlienFrontiers game,
      TechCard card,
      Alteration alteration,
      List<Option<FrontiersMove>> options) {
    boolean many = alteration.takesMany();
    Ships available = game.turn().available();
    List<Item<Ship>> items = new ArrayList<>(available.size());
    for (int i = 0; i < available.size(); i++) {
      int code = available.code(i);
      if (available.isFirstOfItsKind(i) && alteration.canChange(Ship.valueOf(code))) {
        items.add(Ship.of(code).item(many ? available.count(code) : 1));
      }
    }
    if (!items.isEmpty()) {
      options.add(
          Option.<FrontiersMove>of(
                  new AlterShips(card.id(), List.of()), card.id().using(), alteration.rule())
              .choosing(AlterShips.SHIPS, items, 1, many ? available.size() : 1));
    }
  }

  static Decision<FrontiersEvent> alter(AlienFrontiers game, Tech card, Ships ships, Dice dice) {
    Optional<Refusal> refusal =
        Powers.refusesUse(
            game,
            card,
            FuelPower.RAISE_SHIP,
            FuelPower.LOWER_SHIP,
            FuelPower.FLIP_SHIP,
            FuelPower.REROLL);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    if (!game.turn().available().has(ships)) {
      return refused("AF-7.3", "ships-not-available");
    }
    Alteration alteration = Alteration.of(BOX.card(card).use().orElseThrow());
    if (ships.isEmpty() || (ships.size() > 1 && !alteration.takesMany())) {
      return refused("AF-7.17", "wrong-number-of-ships");
    }
    int[] after = new int[ships.size()];
    for (int i = 0; i < after.length; i++) {
      int value = ships.value(i);
      if (!alteration.canChange(value)) {
        return refused("AF-7.17", "beyond-the-die");
      }
      after[i] = Ship.code(Ship.ownerOf(ships.code(i)), alteration.changed(value, dice));
    }
    return altered(game, card, ships, Ships.ofCodes(after));
  }

  /** AF-7.8: one option for each ship that can be lowered, to choose another that is raised. */
  static void listShifts(AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    Ships available = game.turn().available();
    for (int low = 0; low < available.size(); low++) {
      int code = available.code(low);
      if (!available.isFirstOfItsKind(low) || !Alteration.LOWER.canChange(available.value(low))) {
        continue;
      }
      List<Item<Ship>> items = new ArrayList<>(available.size());
      for (int high = 0; high < available.size(); high++) {
        boolean another = available.code(high) != code || available.count(code) > 1;
        if (available.isFirstOfItsKind(high)
            && another
            && Alteration.RAISE.canChange(available.value(high))) {
          items.add(Ship.of(available.code(high)).item());
        }
      }
      if (!items.isEmpty()) {
        options.add(
            Option.<FrontiersMove>of(
                    new ShiftShips(card.id(), Ship.of(code), List.of()),
                    Text.of(card.id().using().key(), "ship", Ship.of(code).shortLabel()),
                    "AF-7.8")
                .choosing(ShiftShips.RAISE, items, 1, 1));
      }
    }
  }

  static Decision<FrontiersEvent> shift(
      AlienFrontiers game, Tech card, Ship lower, List<Ship> raise) {
    Optional<Refusal> refusal = Powers.refusesUse(game, card, FuelPower.SHIFT_TWO_SHIPS);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    if (raise.size() != 1) {
      return refused("AF-7.17", "wrong-number-of-ships");
    }
    Ship higher = raise.get(0);
    Ships both = Ships.ofCodes(lower.code(), higher.code());
    if (!game.turn().available().has(both)) {
      return refused("AF-7.3", "ships-not-available");
    }
    if (!Alteration.LOWER.canChange(lower.value()) || !Alteration.RAISE.canChange(higher.value())) {
      return refused("AF-7.17", "beyond-the-die");
    }
    return altered(game, card, both, Ships.ofCodes(lower.code() - 1, higher.code() + 1));
  }

  private static Decision<FrontiersEvent> altered(
      AlienFrontiers game, Tech card, Ships before, Ships after) {
    int fuel = Powers.fixedFuel(game, BOX.card(card));
    return game.course()
        .happens(new ShipsAltered(game.active(), card, fuel, before, after))
        .accepted();
  }
}
