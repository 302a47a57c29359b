package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.councilofshadows.BoardMove.Colonize;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.PlanetKind;
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

/** COS-6.5: cubes on one planet. */
final class Colonizing {
  private Colonizing() {}

  /** COS-6.3: the kinds of planets that may be colonized, as bits. */
  static int kinds(Player player, Step.Planets planets) {
    return planets == Step.Planets.ANY ? PlanetKind.ANY : player.upgrades().kinds();
  }

  /** How many cubes fit on a planet, whose kind is allowed. */
  private static int room(int stack, boolean extension) {
    return stack == 0 || extension ? Layout.STACK_LIMIT - stack : 0;
  }

  static boolean isPossible(CouncilOfShadows game, BoardPending.Colony asked) {
    Player player = game.player(asked.seat());
    int kinds = kinds(player, asked.planets());
    boolean extension = player.upgrades().hasColonyExtension();
    for (int sector = 1; sector <= asked.range(); sector++) {
      List<Slot> slots = game.layout().sector(sector);
      for (int i = 0; i < slots.size(); i++) {
        SolarSystem system = game.board().systemAt(slots.get(i));
        if (system == null) {
          continue;
        }
        for (int planet = 0; planet < system.planets(); planet++) {
          if ((system.kind(planet).bit() & kinds) != 0
              && room(game.board().stack(system.index(), planet), extension) > 0) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The planets that take one cube, two cubes, and so on; each takes as many as fit (COS-6.5). */
  static List<List<Item<Planet>>> targets(CouncilOfShadows game, BoardPending.Colony asked) {
    Player player = game.player(asked.seat());
    int kinds = kinds(player, asked.planets());
    boolean extension = player.upgrades().hasColonyExtension();
    List<List<Item<Planet>>> targets = noTargets(asked.cubes());
    for (int sector = 1; sector <= asked.range(); sector++) {
      List<Slot> slots = game.layout().sector(sector);
      for (int i = 0; i < slots.size(); i++) {
        SolarSystem system = game.board().systemAt(slots.get(i));
        if (system != null) {
          for (int planet = 0; planet < system.planets(); planet++) {
            int room = room(game.board().stack(system.index(), planet), extension);
            if ((system.kind(planet).bit() & kinds) != 0 && room > 0) {
              Item<Planet> item = Planet.of(system, planet).item();
              targets.get(Math.min(room, asked.cubes()) - 1).add(item);
            }
          }
        }
      }
    }
    return targets;
  }

  private static List<List<Item<Planet>>> noTargets(int most) {
    List<List<Item<Planet>>> targets = new ArrayList<>(most);
    for (int cubes = 1; cubes <= most; cubes++) {
      targets.add(new ArrayList<>());
    }
    return targets;
  }

  static void list(
      CouncilOfShadows game, BoardPending.Colony asked, List<Option<CouncilMove>> options) {
    list(targets(game, asked), options);
  }

  private static void list(List<List<Item<Planet>>> targets, List<Option<CouncilMove>> options) {
    for (int cubes = targets.size(); cubes >= 1; cubes--) {
      List<Item<Planet>> planets = targets.get(cubes - 1);
      if (!planets.isEmpty()) {
        options.add(
            Option.<CouncilMove>of(
                    new Colonize(cubes, List.of()),
                    Text.of("label.colonize", "cubes", cubes),
                    "COS-6.5")
                .choosing(Colonize.PLANET, planets, 1, 1));
      }
    }
  }

  /** COS-6.7: the same for a system that was just discovered, where every planet is empty. */
  static void list(
      CouncilOfShadows game, BoardPending.FollowUp asked, List<Option<CouncilMove>> options) {
    int kinds = kinds(game.player(asked.seat()), asked.planets());
    List<List<Item<Planet>>> targets = noTargets(asked.cubes());
    for (int planet = 0; planet < asked.system().planets(); planet++) {
      if ((asked.system().kind(planet).bit() & kinds) != 0) {
        for (int cubes = asked.fewest(); cubes <= asked.cubes(); cubes++) {
          targets.get(cubes - 1).add(Planet.of(asked.system(), planet).item());
        }
      }
    }
    list(targets, options);
  }

  /** Why so many cubes cannot be placed there; null if they can. */
  static String obstacle(
      CouncilOfShadows game, BoardPending.Colony asked, Planet planet, int cubes) {
    if (!game.board().has(planet.system())) {
      return "system-not-on-board";
    }
    if (planet.system().sector() > asked.range()) {
      return "out-of-range";
    }
    int fewest = Math.min(asked.cubes(), Layout.STACK_LIMIT - game.board().stack(planet));
    return obstacle(game, asked.seat(), asked.planets(), fewest, asked.cubes(), planet, cubes);
  }

  private static String obstacle(
      CouncilOfShadows game,
      Seat seat,
      Step.Planets planets,
      int fewest,
      int most,
      Planet planet,
      int cubes) {
    if (cubes < 1 || cubes > most) {
      return "not-that-many-cubes";
    }
    Player player = game.player(seat);
    if ((planet.kind().bit() & kinds(player, planets)) == 0) {
      return "planet-not-terraformed";
    }
    int stack = game.board().stack(planet);
    if (stack > 0 && !player.upgrades().hasColonyExtension()) {
      return "planet-not-empty";
    }
    if (stack + cubes > Layout.STACK_LIMIT) {
      return "stack-too-high";
    }
    return cubes < fewest ? "cubes-left-over" : null;
  }

  static Decision<CouncilEvent> decide(
      CouncilOfShadows game, Seat by, int cubes, List<Planet> chosen, Dice dice) {
    Pending asked = game.pending().orElseThrow();
    if (chosen.size() != 1) {
      return refused("COS-6.5", "choose-one");
    }
    Planet planet = chosen.get(0);
    return asked instanceof BoardPending.FollowUp followUp
        ? onNewSystem(game, followUp, planet, cubes, dice)
        : anywhere(game, (BoardPending.Colony) asked, planet, cubes, dice);
  }

  private static Decision<CouncilEvent> anywhere(
      CouncilOfShadows game, BoardPending.Colony asked, Planet planet, int cubes, Dice dice) {
    String obstacle = obstacle(game, asked, planet, cubes);
    if (obstacle != null) {
      return refused("COS-6.5", obstacle);
    }
    Play play = new Play(game, dice).answered();
    play.happens(BoardEvent.CubesPlaced.on(game, asked.seat(), planet, cubes));
    if (asked.extracts() > 0) {
      Extracting.take(play, asked.seat(), planet.system(), asked.extracts()); // COS-6.13
    }
    return play.goOn();
  }

  private static Decision<CouncilEvent> onNewSystem(
      CouncilOfShadows game, BoardPending.FollowUp asked, Planet planet, int cubes, Dice dice) {
    if (planet.system() != asked.system()) {
      return refused("COS-6.7", "not-the-new-system");
    }
    if (asked.cubes() == 0) {
      return refused("COS-6.8", "cubes-placed-already");
    }
    String obstacle =
        obstacle(game, asked.seat(), asked.planets(), asked.fewest(), asked.cubes(), planet, cubes);
    if (obstacle != null) {
      return refused("COS-6.7", obstacle);
    }
    return Discovering.rest(new Play(game, dice), asked.placed())
        .happens(BoardEvent.CubesPlaced.on(game, asked.seat(), planet, cubes))
        .goOn();
  }
}
