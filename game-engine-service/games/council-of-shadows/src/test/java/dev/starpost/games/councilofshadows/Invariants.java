package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.kernel.Seat;
import java.util.Arrays;
import java.util.List;

/** What holds at every moment of every game, as DEVELOPERS.md lists it. */
final class Invariants {
  private Invariants() {}

  static void check(CouncilOfShadows game) {
    for (Seat seat : game.players().seats()) {
      player(game, seat, game.player(seat));
    }
    round(game);
  }

  private static void player(CouncilOfShadows game, Seat seat, Player player) {
    Track track = player.track();
    holds(
        track.consumption() >= 20 && track.consumption() <= 100,
        "consumption within its track",
        game);
    boolean inTurn = game.over() || player.resigned() || hasTurn(game, seat);
    holds(inTurn || track.energy() < track.consumption(), "energy below consumption", game);
    if (game.table().isAutoma(seat)) {
      return;
    }
    int cards = player.hand().size();
    CardSet all = player.hand();
    for (Zone zone : player.zones()) {
      cards += zone.cards().size();
      all = all.with(zone.cards());
      holds(zone.isEmpty() == zone.cards().isEmpty(), "a top card", game);
    }
    holds(cards == 6 + all.aiCards() && all.size() == cards, "a player's cards", game);
    boolean afterShift =
        game.pending().orElse(null) instanceof ExploitPending.Exploitation asked
            && asked.isAsked(seat);
    holds(!afterShift || player.zones().get(0).isEmpty(), "an empty zone after the shift", game);
    boolean givesBack =
        game.pending().orElse(null) instanceof ExploitPending.BonusReturn asked
            && asked.isAsked(seat);
    boolean tooMany = player.bonus().size() > 4;
    holds(tooMany == givesBack || (tooMany && player.resigned()), "at most four bonus cards", game);
    for (Upgrade upgrade : player.upgrades().list()) {
      holds(
          upgrade.requires().isEmpty() || player.upgrades().has(upgrade.requires().get()),
          "an upgrade and what it requires",
          game);
    }
    if (game.pending().orElse(null) instanceof RoundPending.Purchases asked) {
      holds(asked.purchases() <= 3, "at most three purchases", game);
    }
  }

  /** Whether something of the agenda is the seat's own turn. */
  private static boolean hasTurn(CouncilOfShadows game, Seat seat) {
    Round round = game.round();
    return round.turn() >= 0 && round.order().get(round.turn()).equals(seat);
  }

  private static void board(CouncilOfShadows game) {
    for (SolarSystem system : SolarSystem.ALL) {
      if (!game.board().has(system)) {
        continue;
      }
      Slot slot = game.board().slotOf(system);
      holds(game.board().systemAt(slot) == system, "a slot and its system", game);
      holds(game.layout().sector(system.sector()).contains(slot), "a tile in its sector", game);
      for (int planet = 0; planet < system.planets(); planet++) {
        int stack = 0;
        for (Seat seat : game.players().seats()) {
          stack += game.board().on(Planet.of(system, planet), seat);
        }
        holds(
            stack <= 3 && stack == game.board().stack(Planet.of(system, planet)), "a stack", game);
      }
    }
  }

  private static void round(CouncilOfShadows game) {
    if (game.round().phase() == Round.Phase.CIVILIZATIONS) {
      return;
    }
    List<Seat> order = game.round().order();
    int inPlay = 0;
    for (Seat seat : game.players().seats()) {
      boolean plays = !game.player(seat).resigned();
      holds(order.contains(seat) == plays, "order tokens", game);
      inPlay += plays ? 1 : 0;
    }
    holds(order.size() == inPlay, "order tokens", game);
  }

  /** What may change only in one way. */
  static void check(CouncilOfShadows before, List<CouncilEvent> events, CouncilOfShadows after) {
    int[] cubes = new int[SolarSystem.ALL.size() * Planet.MOST * 4];
    boolean ordered = false;
    for (CouncilEvent event : events) {
      if (event instanceof BoardEvent.CubesPlaced placed) {
        cubes[code(placed.planet(), placed.seat())] += placed.cubes();
      } else if (event instanceof BoardEvent.GalaxyExploited exploited) {
        exploited.planet().ifPresent(planet -> cubes[code(planet, exploited.seat())]--);
        boolean twice =
            before.pending().orElseThrow() instanceof ExploitPending.Exploitation asked
                && asked.isAsked(exploited.seat())
                && asked.exploited().has(exploited.galaxy());
        holds(!twice, "a galaxy exploited once: " + exploited, before);
      }
      ordered |=
          event instanceof PlanEvent.ConsumptionCounted
              || event instanceof RoundEvent.OrderDealt
              || event instanceof BonusEvent.PlayerResigned;
    }
    holds(
        ordered || before.round().order().equals(after.round().order()),
        "an order that stays",
        after);
    if (before.board().equals(after.board())) {
      holds(Arrays.stream(cubes).allMatch(each -> each == 0), "colonies that stay", after);
      return;
    }
    board(after);
    for (SolarSystem system : SolarSystem.ALL) {
      for (int index = 0; index < system.planets(); index++) {
        Planet planet = Planet.of(system, index);
        for (Seat seat : before.players().seats()) {
          int expected = before.board().on(planet, seat) + cubes[code(planet, seat)];
          holds(after.board().on(planet, seat) == expected, "colonies that stay", after);
        }
      }
    }
  }

  private static int code(Planet planet, Seat seat) {
    return planet.code() * 4 + seat.index();
  }

  private static void holds(boolean claim, String what, CouncilOfShadows game) {
    if (!claim) {
      throw new AssertionError(what + ": " + game);
    }
  }
}
