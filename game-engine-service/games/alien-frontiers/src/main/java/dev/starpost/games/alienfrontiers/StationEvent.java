package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.component.Relic;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** Events at the stations. */
sealed interface StationEvent extends FrontiersEvent {

  /**
   * Ships have docked, are paid for and have brought what the station gives at once.
   *
   * @param lifted the one among them that a card had picked up elsewhere
   */
  @JsonTypeName("ships-docked.v1")
  record ShipsDocked(
      Seat seat,
      Station station,
      Ships ships,
      Optional<Ship> lifted,
      Resources paid,
      Resources gained)
      implements StationEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      Turn turn = game.turn();
      Ships own = lifted.isPresent() ? ships.without(Ships.of(lifted.get())) : ships;
      Player player = game.player(seat).paying(paid).gaining(gained);
      Relic relic = game.relic();
      if (station == Station.TERRAFORMING_STATION) {
        if (ships.relicValue() > 0) {
          relic = new Relic(relic.holder(), true);
        } else {
          player = player.withShips(player.ships(), true);
        }
      }
      return new AlienFrontiers(
          game.docks().with(station, seat, ships),
          game.colonies(),
          game.fields(),
          relic,
          game.players().with(seat, player),
          game.piles(),
          turn.withAvailable(turn.available().without(own))
              .withDocked(turn.docked().with(station, ships)),
          Pending.Acting.NOW,
          false);
    }

    @Override
    public Text text() {
      String key = "event.ships-docked";
      key = paid.total() > 0 ? key + "-paid" : key;
      key = gained.total() > 0 ? key + "-gained" : key;
      key = moreFuel() > 0 ? key + "-more" : key;
      return Text.of(
          key,
          "player",
          seat,
          "station",
          station.label(),
          "ships",
          ships.labels(),
          "paid",
          paid.label(),
          "gained",
          gained.label(),
          "more",
          moreFuel(),
          "territory",
          Territory.LEM_BADLANDS.label());
    }

    /** How much of the fuel Lem Badlands has added (AF-5.8). */
    private int moreFuel() {
      return station == Station.SOLAR_CONVERTER ? gained.fuel() - Stations.converted(ships) : 0;
    }
  }

  /** AF-4.11: the ships at the Raiders' Outpost had to give way to stronger ones. */
  @JsonTypeName("raiders-displaced.v2")
  record RaidersDisplaced(Seat by, Ships ships) implements StationEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.undocking(Station.RAIDERS_OUTPOST, ships);
    }

    @Override
    public Text text() {
      return Text.of("event.raiders-displaced", "player", by, "ships", ships.labelsByOwner());
    }
  }

  /** AF-4.4: a ship has come from the stock into the Maintenance Bay. */
  @JsonTypeName("ship-built.v1")
  record ShipBuilt(Seat seat) implements StationEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      Player player = game.player(seat);
      return game.withPlayer(seat, player.withShips(player.ships() + 1, player.terraformed()));
    }

    @Override
    public Text text() {
      return Text.of("event.ship-built", "player", seat);
    }
  }

  /**
   * AF-4.8: the colony on the hub stands on this circle now.
   *
   * @param started whether it has just come from the reserve
   * @param extra whether it would not be there without Asimov Crater
   */
  @JsonTypeName("hub-advanced.v2")
  record HubAdvanced(Seat seat, int circle, boolean started, boolean extra)
      implements StationEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return advanced(game, seat, circle, started);
    }

    @Override
    public Text text() {
      String key = hubKey(started);
      return Text.of(
          extra ? key + "-extra" : key,
          "player",
          seat,
          "circle",
          circle,
          "territory",
          Territory.ASIMOV_CRATER.label());
    }
  }

  /** AF-4.3: fuel has become ore. */
  @JsonTypeName("traded.v1")
  record Traded(Seat seat, Resources paid, Resources gained) implements StationEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.withPlayer(seat, game.player(seat).paying(paid).gaining(gained));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.traded", "player", seat, "paid", paid.label(), "gained", gained.label());
    }
  }

  /** AF-4.16: a raider has taken resources; {@code losses} says from whom. */
  @JsonTypeName("resources-stolen.v1")
  record ResourcesStolen(Seat thief, PerSeat<Resources> losses) implements StationEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      AlienFrontiers robbed = game;
      Resources all = Resources.NONE;
      for (Seat seat : losses.seats()) {
        all = all.plus(losses.get(seat));
        robbed = robbed.withPlayer(seat, robbed.player(seat).paying(losses.get(seat)));
      }
      return robbed.withPlayer(thief, robbed.player(thief).gaining(all)).asking(Pending.Acting.NOW);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.resources-stolen",
          "player",
          thief,
          "losses",
          losses.seats().stream()
              .filter(seat -> losses.get(seat).total() > 0)
              .map(seat -> Text.of("loss", "player", seat, "lost", losses.get(seat).label()))
              .toList());
    }
  }

  /**
   * AF-4.11: a raider has taken a card.
   *
   * @param discarded whether it went to the discard pile, because the thief has one already
   */
  @JsonTypeName("card-stolen.v1")
  record CardStolen(Seat thief, Seat victim, Tech card, boolean discarded) implements StationEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      Player robbed = game.player(victim);
      AlienFrontiers taken =
          game.withPlayer(victim, robbed.withCards(robbed.cards().without(card)))
              .asking(Pending.Acting.NOW);
      Player richer = game.player(thief);
      return discarded
          ? taken.withPiles(taken.piles().discarding(List.of(card)))
          : taken.withPlayer(thief, richer.withCards(richer.cards().with(card)));
    }

    @Override
    public Text text() {
      return Text.of(
          discarded ? "event.card-stolen-discarded" : "event.card-stolen",
          "player",
          thief,
          "victim",
          victim,
          "card",
          card.label());
    }

    @Override
    public boolean mayChangeStandings() {
      return true;
    }
  }

  static AlienFrontiers advanced(AlienFrontiers game, Seat seat, int circle, boolean started) {
    Player player = game.player(seat);
    int reserve = player.reserve() - (started ? 1 : 0);
    return game.withPlayer(seat, player.withColonies(reserve, circle));
  }

  static String hubKey(boolean started) {
    return started ? "event.hub-started" : "event.hub-advanced";
  }
}
