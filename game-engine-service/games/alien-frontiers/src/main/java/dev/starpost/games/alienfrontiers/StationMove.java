package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.component.Loot;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.option.Thing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** §4: dock ships, and what the stations then ask. */
sealed interface StationMove extends FrontiersMove {

  /** AF-3.3: dock these ships there, a ship that was picked up among them. */
  @JsonTypeName("dock")
  record Dock(Station station, List<Ship> ships) implements StationMove {
    static final Param<Dock, Ship> SHIPS =
        new Param<>(
            Dock.class,
            "ships",
            "ship",
            Dock::ships,
            (dock, ships) -> new Dock(dock.station, ships));

    public Dock {
      ships = Ship.inOrder(ships);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing("station", station.id()));
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof Pending.Acting || pending instanceof Pending.Redock;
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Stations.dock(game, station, Ships.of(ships));
    }
  }

  /** AF-4.6, AF-4.7: dock these ships where a colony is placed, and place it on one territory. */
  @JsonTypeName("settle")
  record Settle(Station station, List<Ship> ships, List<Territory> territory)
      implements StationMove {
    static final Param<Settle, Territory> TERRITORY =
        new Param<>(
            Settle.class,
            "territory",
            "territory",
            Settle::territory,
            (settle, to) -> new Settle(settle.station, settle.ships, to));

    public Settle {
      ships = Ship.inOrder(ships);
      territory = List.copyOf(territory);
    }

    @Override
    public List<Thing> about() {
      return StationMove.things(station, ships);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof Pending.Acting || pending instanceof Pending.Redock;
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Stations.settle(game, station, Ships.of(ships), territory);
    }
  }

  /** AF-4.5: discard the cards that lie face up and turn up others. */
  @JsonTypeName("refresh")
  record Refresh() implements StationMove {
    @Override
    public boolean answers(Pending pending) {
      return pending instanceof Pending.Refresh;
    }

    @Override
    public Refusal unasked(AlienFrontiers game) {
      return Refusal.of("AF-4.5", "refresh-after-docking");
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Artifact.refresh(game, dice);
    }
  }

  /** AF-4.5: take one card that lies face up, counting these ships. */
  @JsonTypeName("claim")
  record Claim(List<Ship> ships, List<Tech> card) implements StationMove {
    static final Param<Claim, Tech> CARD =
        new Param<>(
            Claim.class,
            "card",
            "tech",
            Claim::card,
            (claim, card) -> new Claim(claim.ships, card));

    public Claim {
      ships = Ship.inOrder(ships);
      card = List.copyOf(card);
    }

    @Override
    public List<Thing> about() {
      return StationMove.things(Station.ALIEN_ARTIFACT, ships);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof Pending.Claim;
    }

    @Override
    public Refusal unasked(AlienFrontiers game) {
      return Artifact.unaskedClaim(game, Ships.of(ships), card);
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Artifact.claim(game, Ships.of(ships), card, dice);
    }
  }

  /** AF-4.16: steal these resources. */
  @JsonTypeName("steal-resources")
  record StealResources(List<Loot> loot) implements StationMove {
    static final Param<StealResources, Loot> LOOT =
        new Param<>(
            StealResources.class,
            "loot",
            "resource",
            StealResources::loot,
            (steal, loot) -> new StealResources(loot));

    public StealResources {
      loot = List.copyOf(loot);
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof Pending.Raiding;
    }

    @Override
    public Refusal unasked(AlienFrontiers game) {
      return Raid.NONE_GOING_ON;
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Raid.stealResources(game, loot);
    }
  }

  /** AF-4.11: steal one card of a player. */
  @JsonTypeName("steal-tech")
  record StealTech(Seat seat, List<Tech> card) implements StationMove {
    static final Param<StealTech, Tech> CARD =
        new Param<>(
            StealTech.class,
            "card",
            "tech",
            StealTech::card,
            (steal, card) -> new StealTech(steal.seat, card));

    public StealTech {
      card = List.copyOf(card);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing(Param.SEAT, Integer.toString(seat.number())));
    }

    @Override
    public boolean answers(Pending pending) {
      return pending instanceof Pending.Raiding;
    }

    @Override
    public Refusal unasked(AlienFrontiers game) {
      return Raid.NONE_GOING_ON;
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Raid.stealTech(game, seat, card);
    }
  }

  /** The station and the ships that dock or have docked there. */
  private static List<Thing> things(Station station, List<Ship> ships) {
    List<Thing> things = new ArrayList<>();
    things.add(new Thing("station", station.id()));
    ships.forEach(ship -> things.add(new Thing("ship", ship.word())));
    return Collections.unmodifiableList(things);
  }
}
