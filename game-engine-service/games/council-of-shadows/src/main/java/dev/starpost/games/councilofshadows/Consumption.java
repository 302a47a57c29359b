package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.PlanEvent.ConsumptionCounted;
import dev.starpost.games.councilofshadows.PlanEvent.ConsumptionCounted.Moved;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Power;
import dev.starpost.kernel.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** §5 Consumption and turn order. */
final class Consumption {
  private Consumption() {}

  /** COS-5.8: all markers are moved before the order is determined. */
  static void count(Play play) {
    CouncilOfShadows game = play.game();
    List<Moved> moved = new ArrayList<>();
    for (Seat seat : game.round().order()) {
      int sum = sum(game, seat);
      int after = moved(game.player(seat).track(), sum);
      moved.add(new Moved(seat, sum, after, after - game.player(seat).track().consumption()));
    }
    moved.sort(
        Comparator.<Moved>comparingInt(
                each -> game.player(each.seat()).has(Power.PERPETUAL_MOTION) ? 1 : 0)
            .thenComparing(each -> -each.by())
            .thenComparing(each -> -game.player(each.seat()).track().energy())
            .thenComparing(each -> game.player(each.seat()).track().arrival()));
    play.happens(new ConsumptionCounted(moved));
  }

  /** COS-5.1: the top card of every zone; the Automa has one card. */
  static int sum(CouncilOfShadows game, Seat seat) {
    if (game.table().isAutoma(seat)) {
      return game.automa().card().orElseThrow().consumption();
    }
    Player player = game.player(seat);
    if (player.has(Power.PERPETUAL_MOTION)) {
      return 0;
    }
    int sum = 0;
    for (Zone zone : player.zones()) {
      sum += zone.isEmpty() ? 0 : zone.top().get().consumption();
    }
    return sum;
  }

  /** COS-5.2, COS-5.3. */
  private static int moved(Track track, int sum) {
    return sum >= 0
        ? Math.min(Layout.CONSUMPTION.most(), track.consumption() + sum)
        : Math.max(least(track), track.consumption() + sum);
  }

  /** COS-5.4: any other reduction. */
  static int lowered(Track track, int by) {
    return Math.min(track.consumption(), Math.max(least(track), track.consumption() - by));
  }

  private static int least(Track track) {
    return Math.max(Layout.CONSUMPTION.least(), track.energy() + 1);
  }
}
