package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;
import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.PlanetEvent.RelicBought;
import dev.starpost.games.alienfrontiers.PlanetEvent.RelicReturned;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** AF-5.5 Burroughs Desert: its controller may use the relic ship. */
final class RelicShip {
  private static final Option<FrontiersMove> BUY =
      Option.of(new TurnMove.BuyRelic(), Text.of("label.buy-relic"), "AF-5.5");

  private RelicShip() {}

  static void list(AlienFrontiers game, List<Option<FrontiersMove>> options) {
    if (game.relic().holder().isEmpty()
        && game.actor().held().covers(BOX.relicCost())
        && game.hasBonus(Territory.BURROUGHS_DESERT)) {
      options.add(BUY);
    }
  }

  static Decision<FrontiersEvent> buy(AlienFrontiers game) {
    if (game.relic().holder().isPresent()) {
      return refused("AF-5.5", "relic-is-away");
    }
    if (!game.hasBonus(Territory.BURROUGHS_DESERT)) {
      return refused("AF-5.5", "burroughs-not-controlled");
    }
    if (!game.actor().held().covers(BOX.relicCost())) {
      return refused("AF-3.4", "cannot-pay");
    }
    return game.course().happens(new RelicBought(game.active(), BOX.relicCost())).accepted();
  }

  /** After any change on the planet: a relic whose holder has lost the bonus goes home at once. */
  static void returnIfLost(Course<AlienFrontiers, FrontiersEvent> course) {
    AlienFrontiers game = course.state();
    Optional<Seat> holder = game.relic().holder();
    if (holder.isEmpty()) {
      return;
    }
    boolean controls =
        game.colonies().controllerIndex(Territory.BURROUGHS_DESERT) == holder.get().index();
    if (!controls || game.fields().isOn(Field.ISOLATION, Territory.BURROUGHS_DESERT)) {
      course.happens(new RelicReturned(holder.get()));
    }
  }
}
