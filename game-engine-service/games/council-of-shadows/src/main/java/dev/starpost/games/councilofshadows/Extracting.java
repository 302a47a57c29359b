package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.councilofshadows.BoardMove.Extract;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Power;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** COS-6.6: resources for colonies, each cube once but for People of Resources (COS-13.3). */
final class Extracting {
  private Extracting() {}

  /** How often a system can be extracted. */
  private static int times(
      CouncilOfShadows game, BoardPending.Extraction asked, SolarSystem system) {
    int cubes = cubes(game, asked, system);
    return cubes > 0 && asked.cubesServeAgain().orElse(false) ? asked.times() : cubes;
  }

  /**
   * The cubes that serve in a system: own ones, or where there are none perhaps those of others.
   */
  private static int cubes(
      CouncilOfShadows game, BoardPending.Extraction asked, SolarSystem system) {
    int own = game.board().in(system, asked.seat());
    return own == 0 && asked.shared() ? game.board().ofOthers(system, asked.seat()) : own;
  }

  private static List<Item<SolarSystem>> items(
      CouncilOfShadows game, BoardPending.Extraction asked) {
    List<Item<SolarSystem>> items = new ArrayList<>();
    for (int sector = 1; sector <= asked.range(); sector++) {
      List<Slot> slots = game.layout().sector(sector);
      for (int i = 0; i < slots.size(); i++) {
        SolarSystem system = game.board().systemAt(slots.get(i));
        int times = system == null ? 0 : times(game, asked, system);
        if (times > 0) {
          items.add(system.item(times));
        }
      }
    }
    return items;
  }

  static boolean isPossible(CouncilOfShadows game, BoardPending.Extraction asked) {
    return !items(game, asked).isEmpty();
  }

  static List<Option<CouncilMove>> options(CouncilOfShadows game, BoardPending.Extraction asked) {
    List<Item<SolarSystem>> items = items(game, asked);
    int all = 0;
    for (int i = 0; i < items.size(); i++) {
      all += items.get(i).times();
    }
    return List.of(
        Option.<CouncilMove>of(
                new Extract(List.of()), Text.of("label.extract", "times", asked.times()), "COS-6.6")
            .choosing(Extract.SYSTEMS, items, 0, Math.min(asked.times(), all)));
  }

  static Decision<CouncilEvent> decide(
      CouncilOfShadows game, Seat by, List<SolarSystem> systems, Dice dice) {
    BoardPending.Extraction asked = (BoardPending.Extraction) game.pending().orElseThrow();
    if (systems.size() > asked.times()) {
      return refused("COS-6.6", "too-many-extractions", "most", asked.times());
    }
    int[] wanted = new int[SolarSystem.ALL.size()];
    for (SolarSystem system : systems) {
      if (!game.board().has(system)) {
        return refused("COS-6.6", "system-not-on-board");
      }
      if (system.sector() > asked.range()) {
        return refused("COS-6.2", "out-of-range");
      }
      int times = times(game, asked, system);
      if (times == 0) {
        return refused("COS-6.6", asked.shared() ? "nobody-there" : "no-colony-there");
      }
      if (++wanted[system.index()] > times) {
        return refused("COS-6.6", "no-cube-for-that");
      }
    }
    Play play = new Play(game, dice).answered();
    take(play, by, systems);
    return play.goOn();
  }

  /** The whole resource of the system, so many times. */
  static void take(Play play, Seat seat, SolarSystem system, int times) {
    List<SolarSystem> systems = new ArrayList<>(times);
    for (int i = 0; i < times; i++) {
      systems.add(system);
    }
    take(play, seat, systems);
  }

  private static void take(Play play, Seat seat, List<SolarSystem> systems) {
    Gems gems = Gems.NONE;
    int energy = 0;
    for (SolarSystem system : systems) {
      gems = gems.plus(system.gems());
      energy += system.energy();
    }
    if (play.player(seat).has(Power.GEM_TRANSFORMATION)) {
      gems = gems.allRaised();
    }
    play.happens(new BoardEvent.ResourcesTaken(seat, systems, gems, energy));
  }
}
