package dev.starpost.games.councilofshadows.bot;

import dev.starpost.games.councilofshadows.BoardPending;
import dev.starpost.games.councilofshadows.CouncilOfShadows;
import dev.starpost.games.councilofshadows.ExploitPending;
import dev.starpost.games.councilofshadows.FinalScoring;
import dev.starpost.games.councilofshadows.Majority;
import dev.starpost.games.councilofshadows.Pending;
import dev.starpost.games.councilofshadows.Plan;
import dev.starpost.games.councilofshadows.Player;
import dev.starpost.games.councilofshadows.Rounds;
import dev.starpost.games.councilofshadows.Track;
import dev.starpost.games.councilofshadows.Zone;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Step;
import dev.starpost.games.councilofshadows.component.UpgradeSet;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Seat;
import java.util.List;

/** A rough opinion of a position, in tenths of an energy. */
public final class Evaluation {
  private static final int ENERGY = 10;

  /** More than the energy that a level costs. */
  private static final int LEVEL = 1_300;

  /** Every level still to be reached will cost it, but standing still wins nothing either. */
  private static final int CONSUMPTION = 5;

  private static final int ANTHRACITE = 9;
  private static final int GOLD = 19;
  private static final int TRANSPARENT = 30;
  private static final int AI_CARD = 24;
  private static final int TERRAFORMING = 38;
  private static final int EXTENSION = 28;
  private static final int RANGE = 22;
  private static final int STATION = 60;
  private static final int DARK_TECH = 60;

  /** A cube more in a galaxy that can be exploited anyway. */
  private static final int CUBE = 22;

  /** What a system still to be discovered is worth, whatever it is. */
  private static final int DISCOVERY = 46;

  private static final int EXTRACTION = 13;
  private static final int REFINEMENT = 9;

  private static final int WON = 100_000;

  /** What each card does when it acts once. */
  private static final int[] ACTIONS = actions();

  private Evaluation() {}

  private static int[] actions() {
    int[] value = new int[ActionCard.ALL.size()];
    for (ActionCard card : ActionCard.ALL) {
      for (Step.OfActionCard step : card.steps()) {
        value[card.index()] += action(step);
      }
    }
    return value;
  }

  private static int action(Step.OfActionCard step) {
    if (step instanceof Step.Colonize colonize) {
      return 20 + 22 * colonize.cubes() + EXTRACTION * colonize.extractHere().orElse(0);
    }
    if (step instanceof Step.Extract extract) {
      return EXTRACTION * extract.times();
    }
    if (step instanceof Step.Discover discover) {
      return DISCOVERY + 12 * (discover.followUp().cubes() - 1);
    }
    if (step instanceof Step.GainEnergy gain) {
      return ENERGY * gain.energy();
    }
    if (step instanceof Step.GainGems gain) {
      return gems(gain.gems());
    }
    if (step instanceof Step.Refine refine) {
      return REFINEMENT * refine.times();
    }
    int best = 0;
    if (step instanceof Step.Choice choice) {
      for (Step.Asking each : choice.of()) {
        best = Math.max(best, action(each));
      }
    }
    return best;
  }

  public static int of(CouncilOfShadows game, Seat seat) {
    int own = side(game, seat);
    int best = Integer.MIN_VALUE;
    List<Seat> seats = game.players().seats();
    for (int i = 0; i < seats.size(); i++) {
      if (i != seat.index() && !game.player(seats.get(i)).resigned()) {
        best = Math.max(best, side(game, seats.get(i)));
      }
    }
    if (best == Integer.MIN_VALUE) {
      return own + WON;
    }
    int end = game.over() ? Integer.signum(Integer.compare(own, best)) * WON : 0;
    return 2 * own - best + end;
  }

  private static int side(CouncilOfShadows game, Seat seat) {
    Player player = game.player(seat);
    Track track = player.track();
    int value = track.level() * LEVEL + track.energy() * ENERGY;
    if (game.over()) {
      return value;
    }
    value -= track.consumption() * CONSUMPTION;
    value += gems(player.gems());
    value += player.cards().aiCards() * AI_CARD;
    value += upgrades(player.upgrades());
    value += Integer.bitCount(player.darkTech().bits()) * DARK_TECH;
    value += player.stations().size() * STATION;
    value += FinalScoring.bonus(game, seat) * ENERGY / 2;
    value += galaxies(game, seat);
    return value + zones(player, Rounds.firstToAct(game, seat)) + asked(game, seat);
  }

  private static int gems(Gems gems) {
    return gems.anthracite() * ANTHRACITE + gems.gold() * GOLD + gems.transparent() * TRANSPARENT;
  }

  private static int upgrades(UpgradeSet upgrades) {
    int kinds = Integer.bitCount(upgrades.kinds()) - 1;
    int ranges = 0;
    for (ZoneId zone : ZoneId.ALL) {
      ranges += zone == ZoneId.PORTAL ? 0 : upgrades.range(zone) - 1;
    }
    return kinds * TERRAFORMING + (upgrades.hasColonyExtension() ? EXTENSION : 0) + ranges * RANGE;
  }

  /** Colonies are there to be exploited: the first of a galaxy for what it yields now. */
  private static int galaxies(CouncilOfShadows game, Seat seat) {
    int value = 0;
    List<Galaxy> galaxies = game.layout().galaxies();
    for (int i = 0; i < galaxies.size(); i++) {
      Galaxy galaxy = galaxies.get(i);
      int colonies = game.board().in(game.layout().slotsOf(galaxy), seat);
      if (colonies > 0) {
        Layout.Yield yield =
            Majority.yieldsHigh(game, galaxy, seat) ? Layout.high(galaxy) : Layout.low(galaxy);
        value += (yield.energy() + 2 * yield.lightBonus()) * ENERGY / 2;
        value += (colonies - 1) * CUBE;
      }
    }
    return value;
  }

  /**
   * What the cards on the zones, planned ones on top, will still do before they come back. Whoever
   * lays the last plan sees it revealed at once: also then it is worth what it will do.
   */
  private static int zones(Player player, int from) {
    int value = 0;
    int size = player.zones().size();
    for (int i = from; i < size; i++) {
      Zone zone = player.zones().get(i);
      ActionCard top = zone.isEmpty() ? null : zone.top().get();
      for (Plan.Laid laid : player.plan().laid()) {
        top = laid.zone() == zone.id() ? laid.card() : top;
      }
      if (top != null) {
        int once = ACTIONS[top.index()] - CONSUMPTION * top.consumption();
        value += once + once * (size - 1 - i) / 2;
      }
    }
    return value;
  }

  /** What the present question still promises, so that nothing is declined without need. */
  private static int asked(CouncilOfShadows game, Seat seat) {
    Pending pending = game.pending().orElse(null);
    if (pending == null || !pending.isAsked(seat)) {
      return 0;
    }
    if (pending instanceof BoardPending.Placement || pending instanceof BoardPending.FollowUp) {
      return DISCOVERY;
    }
    if (pending instanceof BoardPending.Colony || pending instanceof BoardPending.Discovery) {
      return DISCOVERY / 2;
    }
    return pending instanceof ExploitPending.DarkTechChoice ? DARK_TECH : 0;
  }
}
