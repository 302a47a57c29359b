package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gem;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Events on the main board, and what they bring. */
sealed interface BoardEvent extends CouncilEvent {

  /** COS-6.5: cubes are placed on one planet. */
  @JsonTypeName("cubes-placed.v2")
  record CubesPlaced(Seat seat, Planet planet, Galaxy galaxy, int cubes) implements BoardEvent {
    /** On a planet of a system that is on the board. */
    static CubesPlaced on(CouncilOfShadows game, Seat seat, Planet planet, int cubes) {
      return new CubesPlaced(seat, planet, game.board().galaxyOf(planet.system()), cubes);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withBoard(game.board().with(planet, seat, cubes));
    }

    @Override
    public Optional<Galaxy> contested() {
      return Optional.of(galaxy);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.cubes-placed",
          "player",
          seat,
          "cubes",
          cubes,
          "planet",
          planet.item().label(),
          "galaxy",
          galaxy.item().label());
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

    @Override
    public Text text() {
      return systems.isEmpty()
          ? Text.of("event.resources-taken-none", "player", seat)
          : Text.of(
              "event.resources-taken",
              "player",
              seat,
              "systems",
              places(),
              "gains",
              gains(gems, energy));
    }

    /** Each system once, with how often where that is more than once. */
    private List<Text> places() {
      return systems.stream()
          .distinct()
          .map(
              system -> {
                Text name = system.item(1).label();
                int times = Collections.frequency(systems, system);
                return times == 1 ? name : Text.of("event.times", "what", name, "count", times);
              })
          .toList();
    }
  }

  /**
   * COS-6.11, COS-7.7: energy by a card, a leader or a Dark Tech.
   *
   * @param sources what gives it, together; nothing where the Automa's card does
   */
  @JsonTypeName("energy-gained.v2")
  record EnergyGained(Seat seat, int energy, List<Source> sources) implements BoardEvent {
    public EnergyGained {
      sources = List.copyOf(sources);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.gaining(seat, energy);
    }

    @Override
    public Text text() {
      return sources.isEmpty()
          ? Text.of("event.energy-gained", "player", seat, "energy", energy)
          : Text.of(
              "event.energy-gained-by",
              "player",
              seat,
              "energy",
              energy,
              "sources",
              sources.stream().map(Source::label).toList());
    }
  }

  /** COS-6.9. */
  @JsonTypeName("gems-gained.v2")
  record GemsGained(Seat seat, Gems gems, Source source) implements BoardEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.gaining(seat, gems);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.gems-gained", "player", seat, "gems", gains(gems, 0), "source", source.label());
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

    @Override
    public Text text() {
      return Text.of(
          "event.gem-refined",
          "player",
          seat,
          "gem",
          gem.item().label(),
          "better",
          gem.raised().item().label());
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
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.is(seenBy) ? this : new CouncilShown.SystemsDrawn(seat, sector, systems.size()));
    }

    @Override
    public boolean isFinal() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of(
          "event.systems-drawn",
          "player",
          seat,
          "sector",
          sector,
          "systems",
          systems.stream().map(system -> system.item(1).label()).toList());
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
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(new CouncilShown.SystemPlaced(seat, system, slot, returned.size()));
    }

    @Override
    public Text text() {
      return shownTo(Viewer.SPECTATOR).orElseThrow().text();
    }
  }

  /** COS-12.5: all that were drawn go under their pile. */
  @JsonTypeName("systems-returned.v1")
  record SystemsReturned(Seat seat, int sector) implements BoardEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withPiles(game.piles().returning(sector, game.piles().drawn()));
    }

    @Override
    public Text text() {
      return Text.of("event.systems-returned", "player", seat, "sector", sector);
    }
  }

  /**
   * COS-7.2, COS-7.3: a galaxy is exploited, perhaps for a cube.
   *
   * @param planet which loses a cube
   * @param leader who spares the cube; without one and without a planet the station there does
   * @param by the Dark Tech that allows it, outside of the step
   */
  @JsonTypeName("galaxy-exploited.v2")
  record GalaxyExploited(
      Seat seat,
      Galaxy galaxy,
      Optional<Planet> planet,
      int energy,
      Optional<Leader> leader,
      Optional<DarkTech> by)
      implements BoardEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return exploited(game, seat, planet, energy);
    }

    @Override
    public Optional<Galaxy> contested() {
      return planet.isEmpty() ? Optional.empty() : Optional.of(galaxy);
    }

    @Override
    public Text text() {
      Text spared =
          leader
              .map(each -> Text.of("exploited.leader", "leader", each.item().label()))
              .orElse(Text.of("exploited.station"));
      Text cost = planet.map(BoardEvent::cube).orElse(spared);
      Text exploitation = exploitation(seat, galaxy, energy, cost);
      return by.isEmpty()
          ? exploitation
          : Text.of(
              "event.galaxy-exploited-by",
              "card",
              by.get().item().label(),
              "exploitation",
              exploitation);
    }
  }

  static CouncilOfShadows exploited(
      CouncilOfShadows game, Seat seat, Optional<Planet> planet, int energy) {
    CouncilOfShadows gained = game.gaining(seat, energy);
    return planet.isEmpty() ? gained : gained.withBoard(gained.board().without(planet.get(), seat));
  }

  static Text exploitation(Seat seat, Galaxy galaxy, int energy, Text cost) {
    boolean high = energy == Layout.high(galaxy).energy();
    return Text.of(
        "event.galaxy-exploited",
        "player",
        seat,
        "galaxy",
        galaxy.item().label(),
        "yield",
        Text.of(high ? "exploited.high" : "exploited.low", "energy", energy),
        "cost",
        cost);
  }

  /** What is paid for an exploitation. */
  static Text cube(Planet planet) {
    return Text.of("exploited.cube", "planet", planet.item().label());
  }

  /** Gems and energy, as people read them. */
  static List<Text> gains(Gems gems, int energy) {
    List<Text> gains = new ArrayList<>(gems.labels());
    if (energy > 0) {
      gains.add(Text.of("amount-of.energy", "count", energy));
    }
    return gains.isEmpty() ? List.of(Text.of("nothing")) : Collections.unmodifiableList(gains);
  }
}
