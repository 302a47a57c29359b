package dev.starpost.games.alienfrontiers;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.StationEvent.Traded;
import dev.starpost.games.alienfrontiers.TurnMove.Trade;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** AF-4.3 Orbital Market: fuel for ore, to the end of the turn in which a pair was docked. */
final class Market {
  /** More than the fuel that a turn can bring. */
  private static final List<Item<Integer>> TIMES =
      IntStream.rangeClosed(1, 60)
          .mapToObj(times -> Item.of(times, Text.of("times", "times", times)))
          .toList();

  private static final List<Text> LABELS =
      IntStream.rangeClosed(0, Ship.SIDES)
          .mapToObj(rate -> Text.of("label.trade", "fuel", rate))
          .toList();

  private Market() {}

  /** The fuel that one ore costs the player in turn; 0 if they cannot trade. */
  private static int rate(AlienFrontiers game) {
    int rate = game.turn().docked().rate();
    return rate > 1 && game.hasBonus(Territory.HEINLEIN_PLAINS) ? 1 : rate; // AF-5.6
  }

  static void list(AlienFrontiers game, List<Option<FrontiersMove>> options) {
    if (game.turn().docked().rate() == 0) {
      return;
    }
    int rate = rate(game);
    int most = game.actor().held().fuel() / rate;
    if (most > 0) {
      List<Item<Integer>> times = new ArrayList<>(TIMES.subList(0, Math.min(most, TIMES.size())));
      options.add(
          Option.<FrontiersMove>of(new Trade(List.of()), LABELS.get(rate), "AF-4.3")
              .choosing(Trade.TIMES, times, 1, 1));
    }
  }

  static Decision<FrontiersEvent> trade(AlienFrontiers game, List<Integer> times) {
    int rate = rate(game);
    if (rate == 0) {
      return refused("AF-4.3", "no-pair-at-market");
    }
    if (times.size() != 1 || times.get(0) < 1 || times.get(0) > TIMES.size()) {
      return refused("AF-4.3", "trade-how-often");
    }
    int count = times.get(0);
    if (game.actor().held().fuel() < rate * count) {
      return refused("AF-3.4", "cannot-pay");
    }
    return game.course()
        .happens(new Traded(game.active(), Resources.fuel(rate * count), Resources.ore(count)))
        .accepted();
  }
}
