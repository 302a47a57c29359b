package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.Gem;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Param;
import java.util.List;

/** Moves of steps (§6). */
sealed interface BoardMove extends CouncilMove {

  /** COS-6.5: so many cubes on one planet. */
  @JsonTypeName("colonize")
  record Colonize(int cubes, List<Planet> planet) implements BoardMove {
    static final Param<Colonize, Planet> PLANET =
        new Param<>(
            Colonize.class,
            "planet",
            "planet",
            Colonize::planet,
            (move, chosen) -> new Colonize(move.cubes, chosen));

    public Colonize {
      planet = List.copyOf(planet);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof BoardPending.Colony || pending instanceof BoardPending.FollowUp;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Colonizing.decide(game, by, cubes, planet, dice);
    }
  }

  /** COS-6.6: the resources of these systems, one as often as it is named; none is to skip it. */
  @JsonTypeName("extract")
  record Extract(List<SolarSystem> systems) implements BoardMove {
    static final Param<Extract, SolarSystem> SYSTEMS =
        new Param<>(
            Extract.class,
            "systems",
            "system",
            Extract::systems,
            (move, chosen) -> new Extract(chosen));

    public Extract {
      systems = List.copyOf(systems);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof BoardPending.Extraction;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Extracting.decide(game, by, systems, dice);
    }
  }

  /** COS-6.7: draw systems of one sector. */
  @JsonTypeName("discover")
  record Discover(List<Integer> sector) implements BoardMove {
    static final Param<Discover, Integer> SECTOR =
        new Param<>(
            Discover.class,
            "sector",
            Param.NUMBER,
            Discover::sector,
            (move, chosen) -> new Discover(chosen));

    public Discover {
      sector = List.copyOf(sector);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof BoardPending.Discovery;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Discovering.discover(game, by, sector, dice);
    }
  }

  /** COS-6.7, COS-12.5: lay one of the drawn systems on one slot. */
  @JsonTypeName("place-system")
  record PlaceSystem(List<SolarSystem> system, List<Slot> slot) implements BoardMove {
    static final Param<PlaceSystem, SolarSystem> SYSTEM =
        new Param<>(
            PlaceSystem.class,
            "system",
            "system",
            PlaceSystem::system,
            (move, chosen) -> new PlaceSystem(chosen, move.slot));
    static final Param<PlaceSystem, Slot> SLOT =
        new Param<>(
            PlaceSystem.class,
            "slot",
            "slot",
            PlaceSystem::slot,
            (move, chosen) -> new PlaceSystem(move.system, chosen));

    public PlaceSystem {
      system = List.copyOf(system);
      slot = List.copyOf(slot);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof BoardPending.Placement
          || pending instanceof AutomaPending.AutomaPlacement;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Discovering.place(game, by, system, slot, dice);
    }
  }

  /** COS-6.7: take the resource of the new system. */
  @JsonTypeName("take-resource")
  record TakeResource() implements BoardMove {
    @Override
    public boolean answers(Pending pending) {
      return pending instanceof BoardPending.FollowUp;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Discovering.takeResource(game, by, dice);
    }
  }

  /** COS-6.12: take an option of the card, counted from 1. */
  @JsonTypeName("choose-option")
  record ChooseOption(int option) implements BoardMove {
    @Override
    public boolean answers(Pending pending) {
      return pending instanceof BoardPending.Branch;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Actions.choose(game, option, dice);
    }
  }

  /** COS-6.10: raise one gem of this kind. */
  @JsonTypeName("refine")
  record Refine(List<Gem> gem) implements BoardMove {
    static final Param<Refine, Gem> GEM =
        new Param<>(
            Refine.class, "gem", "resource", Refine::gem, (move, chosen) -> new Refine(chosen));

    public Refine {
      gem = List.copyOf(gem);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof BoardPending.Refinement;
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      return Actions.refine(game, by, gem, dice);
    }
  }

  /** COS-6.4, COS-8.7: do without the rest of what is offered. */
  @JsonTypeName("decline")
  record Decline() implements BoardMove {
    @Override
    public boolean answers(Pending pending) {
      return pending.ask().mayBeDeclined();
    }

    @Override
    public Decision<CouncilEvent> decide(CouncilOfShadows game, Seat by, Dice dice) {
      String step = game.pending().orElseThrow().ask().id();
      return new Play(game, dice).answered().happens(new StepEvent.StepDeclined(by, step)).goOn();
    }
  }
}
