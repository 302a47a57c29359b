package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.councilofshadows.BoardMove.Discover;
import dev.starpost.games.councilofshadows.BoardMove.PlaceSystem;
import dev.starpost.games.councilofshadows.BoardMove.TakeResource;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Power;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.component.Step;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** COS-6.7: two tiles are drawn, one is laid, and used at once. */
final class Discovering {
  private static final int DRAWN = 2;

  private static final Option<CouncilMove> DISCOVER =
      Option.of(new Discover(List.of()), Text.of("label.discover"), "COS-6.7");
  private static final Option<CouncilMove> PLACE =
      Option.of(new PlaceSystem(List.of(), List.of()), Text.of("label.place-system"), "COS-6.7");
  private static final List<Item<Integer>> SECTORS =
      IntStream.rangeClosed(1, Layout.SECTORS)
          .mapToObj(sector -> Item.of(sector, Text.of("sector", "sector", sector)))
          .toList();

  private Discovering() {}

  /** COS-6.7a: a tile to draw, and a slot for it. */
  static boolean canDiscover(CouncilOfShadows game, int sector) {
    return !game.piles().sector(sector).isEmpty()
        && hasFreeSlot(game, game.layout().sector(sector));
  }

  private static boolean hasFreeSlot(CouncilOfShadows game, List<Slot> slots) {
    for (int i = 0; i < slots.size(); i++) {
      if (game.board().isFree(slots.get(i))) {
        return true;
      }
    }
    return false;
  }

  static boolean isPossible(CouncilOfShadows game, BoardPending.Discovery asked) {
    for (int sector = 1; sector <= asked.range(); sector++) {
      if (canDiscover(game, sector)) {
        return true;
      }
    }
    return false;
  }

  static void list(
      CouncilOfShadows game, BoardPending.Discovery asked, List<Option<CouncilMove>> options) {
    List<Item<Integer>> sectors = new ArrayList<>(Layout.SECTORS);
    for (int sector = 1; sector <= asked.range(); sector++) {
      if (canDiscover(game, sector)) {
        sectors.add(SECTORS.get(sector - 1));
      }
    }
    options.add(DISCOVER.choosing(Discover.SECTOR, sectors, 1, 1));
  }

  static Decision<CouncilEvent> discover(
      CouncilOfShadows game, Seat by, List<Integer> chosen, Dice dice) {
    BoardPending.Discovery asked = (BoardPending.Discovery) game.pending().orElseThrow();
    if (chosen.size() != 1) {
      return refused("COS-6.7", "choose-one");
    }
    int sector = chosen.get(0);
    if (sector < 1 || sector > Layout.SECTORS) {
      return refused("COS-1.1", "no-such-sector");
    }
    if (sector > asked.range()) {
      return refused("COS-6.2", "out-of-range");
    }
    if (!canDiscover(game, sector)) {
      return refused("COS-6.7", "nothing-to-discover");
    }
    Play play = new Play(game, dice);
    play.asking(new BoardPending.Placement(by, sector, asked.followUp()));
    draw(play, by, by, sector);
    return play.goOn();
  }

  /** COS-6.7b: the top two tiles, or the last one. */
  static void draw(Play play, Seat seat, Seat seenBy, int sector) {
    List<SolarSystem> pile = play.game().piles().sector(sector).cards();
    play.happens(
        new BoardEvent.SystemsDrawn(
            seat, sector, pile.subList(0, Math.min(DRAWN, pile.size())), seenBy));
  }

  static List<Option<CouncilMove>> options(CouncilOfShadows game, BoardPending.Placement asked) {
    return placing(game.piles().drawn(), game, game.layout().sector(asked.sector()));
  }

  /** One of these systems on one of these slots. */
  static List<Option<CouncilMove>> placing(
      List<SolarSystem> systems, CouncilOfShadows game, List<Slot> slots) {
    List<Item<SolarSystem>> items = new ArrayList<>(systems.size());
    for (SolarSystem system : systems) {
      items.add(system.item(1));
    }
    return List.of(
        PLACE
            .choosing(PlaceSystem.SYSTEM, items, 1, 1)
            .choosing(PlaceSystem.SLOT, free(game, slots), 1, 1));
  }

  private static List<Item<Slot>> free(CouncilOfShadows game, List<Slot> slots) {
    List<Item<Slot>> free = new ArrayList<>(slots.size());
    for (int i = 0; i < slots.size(); i++) {
      if (game.board().isFree(slots.get(i))) {
        free.add(slots.get(i).item());
      }
    }
    return free;
  }

  static Decision<CouncilEvent> place(
      CouncilOfShadows game, Seat by, List<SolarSystem> system, List<Slot> slot, Dice dice) {
    if (system.size() != 1 || slot.size() != 1) {
      return refused("COS-6.7", "choose-one");
    }
    if (!game.piles().drawn().contains(system.get(0))) {
      return refused("COS-6.7", "system-not-drawn");
    }
    if (game.pending().orElseThrow() instanceof AutomaPending.AutomaPlacement automa) {
      return AutomaTurn.place(game, automa, system.get(0), slot.get(0), dice);
    }
    BoardPending.Placement asked = (BoardPending.Placement) game.pending().orElseThrow();
    String obstacle = obstacle(game, slot.get(0));
    if (obstacle == null && Layout.sectorOf(slot.get(0).galaxy()) != asked.sector()) {
      obstacle = "slot-not-in-sector";
    }
    if (obstacle != null) {
      return refused("COS-6.7", obstacle);
    }
    Player player = game.player(by);
    Step.FollowUp next = asked.followUp();
    int extra = player.has(Power.EXPLORERS) ? DarkTech.amount(Power.EXPLORERS) : 0;
    Play play = new Play(game, dice);
    play.asking(
        new BoardPending.FollowUp(
            by,
            system.get(0),
            next.both(),
            Math.min(Layout.STACK_LIMIT, next.cubes() + extra),
            next.planets(),
            next.extracts(),
            Optional.of(next.cubes())));
    lay(play, by, system.get(0), slot.get(0));
    return play.goOn();
  }

  /** Why nothing can be laid there, whatever it is; null if something can. */
  static String obstacle(CouncilOfShadows game, Slot slot) {
    if (!game.layout().slotsOf(slot.galaxy()).contains(slot)) {
      return "slot-not-on-board";
    }
    return game.board().isFree(slot) ? null : "slot-not-free";
  }

  /** COS-6.7c: one tile is laid, the other goes under its pile. */
  static void lay(Play play, Seat seat, SolarSystem system, Slot slot) {
    List<SolarSystem> returned = new ArrayList<>(play.game().piles().drawn());
    returned.remove(system);
    play.happens(new BoardEvent.SystemPlaced(seat, system, slot, returned));
  }

  static boolean isPossible(CouncilOfShadows game, BoardPending.FollowUp asked) {
    return asked.extracts() > 0 || (asked.cubes() > 0 && canColonize(game, asked));
  }

  private static boolean canColonize(CouncilOfShadows game, BoardPending.FollowUp asked) {
    int kinds = Colonizing.kinds(game.player(asked.seat()), asked.planets());
    for (int planet = 0; planet < asked.system().planets(); planet++) {
      if ((asked.system().kind(planet).bit() & kinds) != 0) {
        return true;
      }
    }
    return false;
  }

  static void list(
      CouncilOfShadows game, BoardPending.FollowUp asked, List<Option<CouncilMove>> options) {
    Colonizing.list(game, asked, options);
    if (asked.extracts() > 0) {
      options.add(
          Option.of(
              new TakeResource(),
              Text.of("label.take-resource", "times", asked.extracts()),
              "COS-6.7"));
    }
  }

  static Decision<CouncilEvent> takeResource(CouncilOfShadows game, Seat by, Dice dice) {
    BoardPending.FollowUp asked = (BoardPending.FollowUp) game.pending().orElseThrow();
    if (asked.extracts() == 0) {
      return refused("COS-6.8", "resource-taken-already");
    }
    Play play = rest(new Play(game, dice), asked.extracted());
    Extracting.take(play, by, asked.system(), asked.extracts());
    return play.goOn();
  }

  /** COS-6.8: where both is allowed the other part is still to come. */
  static Play rest(Play play, BoardPending.FollowUp left) {
    return left.both() ? play.asking(left) : play.answered();
  }
}
