package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.option.Thing;
import java.util.List;

/** §7: discard a card for its power. */
sealed interface DiscardMove extends FrontiersMove {

  /** AF-7.6: take one field off the board. */
  @JsonTypeName("remove-field")
  record RemoveField(Tech card, List<Field> field) implements DiscardMove {
    static final Param<RemoveField, Field> FIELD =
        new Param<>(
            RemoveField.class,
            "field",
            "field",
            RemoveField::field,
            (remove, field) -> new RemoveField(remove.card, field));

    public RemoveField {
      field = List.copyOf(field);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing("tech", card.id()));
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return PlacingFields.remove(game, card, field);
    }
  }

  /** AF-7.7, AF-7.8, AF-7.12: place or move the card's field. */
  @JsonTypeName("place-field")
  record PlaceField(Tech card, List<Territory> territory) implements DiscardMove {
    static final Param<PlaceField, Territory> TERRITORY =
        new Param<>(
            PlaceField.class,
            "territory",
            "territory",
            PlaceField::territory,
            (place, on) -> new PlaceField(place.card, on));

    public PlaceField {
      territory = List.copyOf(territory);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing("tech", card.id()));
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return PlacingFields.place(game, card, territory);
    }
  }

  /** AF-7.10, AF-7.13: pick one colony to swap or to move; with what or where to is asked next. */
  @JsonTypeName("pick-colony")
  record PickColony(Tech card, List<Colony> colony) implements DiscardMove {
    static final Param<PickColony, Colony> COLONY =
        new Param<>(
            PickColony.class,
            "colony",
            "colony",
            PickColony::colony,
            (pick, colony) -> new PickColony(pick.card, colony));

    public PickColony {
      colony = List.copyOf(colony);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing("tech", card.id()));
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return MovingColonies.pick(game, card, colony);
    }
  }

  /** AF-7.10: swap the colony that was picked with this one. */
  @JsonTypeName("swap-colony")
  record SwapColony(List<Colony> colony) implements DiscardMove {
    static final Param<SwapColony, Colony> COLONY =
        new Param<>(
            SwapColony.class,
            "colony",
            "colony",
            SwapColony::colony,
            (swap, colony) -> new SwapColony(colony));

    public SwapColony {
      colony = List.copyOf(colony);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof Pending.Swap;
    }

    @Override
    public Refusal unasked(AlienFrontiers game) {
      return Refusal.of("AF-7.10", "no-colony-picked");
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return MovingColonies.swap(game, colony);
    }
  }

  /** AF-7.13: move the colony that was picked to this territory. */
  @JsonTypeName("move-colony")
  record MoveColony(List<Territory> territory) implements DiscardMove {
    static final Param<MoveColony, Territory> TERRITORY =
        new Param<>(
            MoveColony.class,
            "territory",
            "territory",
            MoveColony::territory,
            (move, to) -> new MoveColony(to));

    public MoveColony {
      territory = List.copyOf(territory);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof Pending.Move;
    }

    @Override
    public Refusal unasked(AlienFrontiers game) {
      return Refusal.of("AF-7.13", "no-colony-picked");
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return MovingColonies.move(game, territory);
    }
  }

  /** AF-7.14: send one opponent's ship back to the stock. */
  @JsonTypeName("destroy-ship")
  record DestroyShip(Tech card, Station station, List<Ship> ship) implements DiscardMove {
    static final Param<DestroyShip, Ship> SHIP =
        new Param<>(
            DestroyShip.class,
            "ship",
            "ship",
            DestroyShip::ship,
            (destroy, ship) -> new DestroyShip(destroy.card, destroy.station, ship));

    public DestroyShip {
      ship = List.copyOf(ship);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing("tech", card.id()), new Thing("station", station.id()));
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Cannon.destroy(game, card, station, ship);
    }
  }

  /** AF-7.11: take one card from the discard pile. */
  @JsonTypeName("take-discard")
  record TakeDiscard(Tech card, List<Tech> taken) implements DiscardMove {
    static final Param<TakeDiscard, Tech> TAKEN =
        new Param<>(
            TakeDiscard.class,
            "taken",
            "tech",
            TakeDiscard::taken,
            (take, taken) -> new TakeDiscard(take.card, taken));

    public TakeDiscard {
      taken = List.copyOf(taken);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing("tech", card.id()));
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return TakingDiscards.take(game, card, taken);
    }
  }
}
