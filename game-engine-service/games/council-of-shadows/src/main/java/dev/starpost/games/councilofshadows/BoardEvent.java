package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gem;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import java.util.List;
import java.util.Optional;

/** Events on the main board, and what they bring. */
sealed interface BoardEvent extends CouncilEvent {

  /** COS-6.5: cubes are placed on one planet. */
  @JsonTypeName("cubes-placed.v1")
  record CubesPlaced(Seat seat, Planet planet, int cubes) implements BoardEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withBoard(game.board().with(planet, seat, cubes));
    }
  }

  /** COS-6.6: resources are taken; a system as often as it is named. */
  @JsonTypeName("resources-taken.v1")
  record ResourcesTaken(Seat seat, List<SolarSystem> systems, Gems gems, int energy)
      implements BoardEvent {
    public ResourcesTaken {
      systems = List.copyOf(systems);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.gaining(seat, gems).gaining(seat, energy);
    }
  }

  /** COS-6.11, COS-7.7: energy by a card, a leader or a Dark Tech. */
  @JsonTypeName("energy-gained.v1")
  record EnergyGained(Seat seat, int energy) implements BoardEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.gaining(seat, energy);
    }
  }

  /** COS-6.9. */
  @JsonTypeName("gems-gained.v1")
  record GemsGained(Seat seat, Gems gems) implements BoardEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.gaining(seat, gems);
    }
  }

  /** COS-6.10: a gem of this kind is raised to the next. */
  @JsonTypeName("gem-refined.v1")
  record GemRefined(Seat seat, Gem gem) implements BoardEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      Player player = game.player(seat);
      return game.with(seat, player.withGems(player.gems().raising(gem)));
    }
  }

  /**
   * COS-6.7b: systems are drawn.
   *
   * @param seat who discovers, perhaps the Automa
   * @param seenBy who sees them
   */
  @JsonTypeName("systems-drawn.v1")
  record SystemsDrawn(Seat seat, int sector, List<SolarSystem> systems, Seat seenBy)
      implements BoardEvent {
    public SystemsDrawn {
      systems = List.copyOf(systems);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withPiles(game.piles().drawing(sector, systems.size()));
    }

    @Override
    public Optional<Object> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.is(seenBy) ? this : new CouncilShown.SystemsDrawn(seat, sector, systems.size()));
    }

    @Override
    public boolean isFinal() {
      return true;
    }
  }

  /** COS-6.7c: one of them is laid; the rest goes under its pile. */
  @JsonTypeName("system-placed.v1")
  record SystemPlaced(Seat seat, SolarSystem system, Slot slot, List<SolarSystem> returned)
      implements BoardEvent {
    public SystemPlaced {
      returned = List.copyOf(returned);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withBoard(game.board().with(system, slot))
          .withPiles(game.piles().returning(system.sector(), returned));
    }

    /** Who drew them knows what is returned; the others must not. */
    @Override
    public Optional<Object> shownTo(Viewer viewer) {
      return Optional.of(new CouncilShown.SystemPlaced(seat, system, slot, returned.size()));
    }
  }

  /** COS-12.5: all that were drawn go under their pile. */
  @JsonTypeName("systems-returned.v1")
  record SystemsReturned(Seat seat, int sector) implements BoardEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withPiles(game.piles().returning(sector, game.piles().drawn()));
    }
  }

  /** COS-7.2, COS-7.3: a galaxy is exploited, perhaps for a cube. */
  @JsonTypeName("galaxy-exploited.v1")
  record GalaxyExploited(Seat seat, Galaxy galaxy, Optional<Planet> planet, int energy)
      implements BoardEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      CouncilOfShadows gained = game.gaining(seat, energy);
      return planet.isEmpty()
          ? gained
          : gained.withBoard(gained.board().without(planet.get(), seat));
    }
  }
}
