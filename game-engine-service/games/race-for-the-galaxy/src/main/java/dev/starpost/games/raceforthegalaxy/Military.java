package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Good;

/** RFTG-2.13, RFTG-7.17: how strong a player is against a world. */
final class Military {
  private Military() {}

  /** What is there for a conquest, the left-over of a first one if there was one. */
  static int available(Player player, Card world) {
    Work.SettleWork work = player.settling();
    int full = against(player, world);
    if (work.conquered().isEmpty()) {
      return full;
    }
    Card first = work.conquered().get();
    int special = player.force().totals().specialisedOnly(first, world);
    special += first.good() == Good.GENES && world.good() != Good.GENES ? work.genes() : 0;
    return full - Math.max(0, first.cost() - special);
  }

  /** RFTG-2.13: cards as they were when the phase began, and what was gained in it. */
  static int against(Player player, Card world) {
    return player.force().military()
        + player.force().totals().specialised(world)
        + player.settling().military()
        + (world.good() == Good.GENES ? player.settling().genes() : 0);
  }
}
