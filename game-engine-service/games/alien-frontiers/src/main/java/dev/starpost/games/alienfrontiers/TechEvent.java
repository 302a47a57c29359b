package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.component.Piles;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** Events with tech cards. */
sealed interface TechEvent extends FrontiersEvent {

  /** AF-4.5: the cards that lay face up are discarded. */
  @JsonTypeName("face-up-discarded.v2")
  record FaceUpDiscarded(Seat seat, List<Tech> cards) implements TechEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return withoutFaceUp(game, cards);
    }

    @Override
    public Text text() {
      return Text.of("event.face-up-discarded", "player", seat, "cards", labels(cards));
    }
  }

  /** AF-7.4: the discards are shuffled into a new draw pile. */
  @JsonTypeName("deck-renewed.v1")
  record DeckRenewed(List<Tech> deck) implements TechEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.withPiles(new Piles(deck, game.piles().faceUp(), List.of()));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(new FrontiersShown.DeckRenewed(deck.size()));
    }

    @Override
    public Text text() {
      return new FrontiersShown.DeckRenewed(deck.size()).text();
    }
  }

  /** AF-4.5: the next cards of the draw pile lie face up. */
  @JsonTypeName("cards-turned-up.v1")
  record CardsTurnedUp(List<Tech> cards) implements TechEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return game.withPiles(game.piles().turningUp(cards));
    }

    @Override
    public boolean isFinal() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of("event.cards-turned-up", "cards", labels(cards));
    }
  }

  /** AF-4.5: a card is taken for these ships. */
  @JsonTypeName("card-claimed.v1")
  record CardClaimed(Seat seat, Tech card, Ships counted) implements TechEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      Player player = game.player(seat);
      Turn.Dockings docked = game.turn().docked();
      return game.withPlayer(seat, player.withCards(player.cards().with(card)))
          .withPiles(game.piles().withoutFaceUp(card))
          .withTurn(
              game.turn().withDocked(docked.withUncounted(docked.uncounted().without(counted))));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.card-claimed", "player", seat, "card", card.label(), "ships", counted.labels());
    }

    @Override
    public boolean mayChangeStandings() {
      return true;
    }
  }

  /** AF-7.6 to AF-7.11: available ships show something else; both lists are in order. */
  @JsonTypeName("ships-altered.v1")
  record ShipsAltered(Seat seat, Tech card, int fuel, Ships before, Ships after)
      implements TechEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      AlienFrontiers paid = used(game, seat, card, fuel);
      Ships available = paid.turn().available().without(before).with(after);
      return paid.withTurn(paid.turn().withAvailable(available));
    }

    @Override
    public Text text() {
      return Text.of(
          fuel > 0 ? "event.ships-altered-paid" : "event.ships-altered",
          "player",
          seat,
          "card",
          card.label(),
          "fuel",
          fuel,
          "changed",
          before.size(),
          "before",
          before.labels(),
          "after",
          after.labels());
    }
  }

  /** AF-7.12: a territory's bonus is lent for this turn. */
  @JsonTypeName("bonus-borrowed.v1")
  record BonusBorrowed(Seat seat, Tech card, int fuel, Territory territory) implements TechEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      AlienFrontiers paid = used(game, seat, card, fuel);
      return paid.withTurn(paid.turn().borrowing(Optional.of(territory)));
    }

    @Override
    public Text text() {
      return Text.of(
          fuel > 0 ? "event.bonus-borrowed-paid" : "event.bonus-borrowed",
          "player",
          seat,
          "card",
          card.label(),
          "fuel",
          fuel,
          "territory",
          territory.label());
    }
  }

  /** AF-7.13, AF-7.16: a ship has left its station and will dock at another. */
  @JsonTypeName("ship-picked-up.v1")
  record ShipPickedUp(Seat seat, Tech card, int fuel, Station station, Ship ship)
      implements TechEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return used(game, seat, card, fuel)
          .undocking(station, Ships.of(ship))
          .asking(new Pending.Redock(card, ship, station));
    }

    @Override
    public Text text() {
      return Text.of(
          fuel > 0 ? "event.ship-picked-up-paid" : "event.ship-picked-up",
          "player",
          seat,
          "card",
          card.label(),
          "fuel",
          fuel,
          "ship",
          ship.label(),
          "station",
          station.label());
    }
  }

  /** AF-7.14: ships are shot into the Maintenance Bay. */
  @JsonTypeName("ships-shot.v1")
  record ShipsShot(Seat seat, Tech card, int fuel, Station station, Ships ships)
      implements TechEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return used(game, seat, card, fuel).undocking(station, ships);
    }

    @Override
    public Text text() {
      return Text.of(
          fuel > 0 ? "event.ships-shot-paid" : "event.ships-shot",
          "player",
          seat,
          "card",
          card.label(),
          "fuel",
          fuel,
          "ships",
          ships.labelsByOwner(),
          "station",
          station.label());
    }
  }

  /** AF-7.2: a card is discarded for its power. */
  @JsonTypeName("card-discarded.v1")
  record CardDiscarded(Seat seat, Tech card) implements TechEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      Player player = game.player(seat);
      return game.withPlayer(seat, player.withCards(player.cards().without(card)))
          .withPiles(game.piles().discarding(List.of(card)))
          .withTurn(game.turn().asDiscarded());
    }

    @Override
    public Text text() {
      return Text.of("event.card-discarded", "player", seat, "card", card.label());
    }

    @Override
    public boolean mayChangeStandings() {
      return true;
    }
  }

  /** AF-7.14: an opponent's ship is back in the stock. */
  @JsonTypeName("ship-destroyed.v2")
  record ShipDestroyed(Seat by, Station station, Ship ship, Seat owner) implements TechEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      return destroyed(game, station, ship, owner);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.ship-destroyed", "player", by, "ship", ship.label(), "station", station.label());
    }
  }

  /** AF-7.11: a card of the discard pile is taken. */
  @JsonTypeName("discard-taken.v1")
  record DiscardTaken(Seat seat, Tech card) implements TechEvent {
    @Override
    public AlienFrontiers applyTo(AlienFrontiers game) {
      Player player = game.player(seat);
      return game.withPlayer(seat, player.withCards(player.cards().with(card)))
          .withPiles(game.piles().withoutDiscard(card));
    }

    @Override
    public Text text() {
      return Text.of("event.discard-taken", "player", seat, "card", card.label());
    }

    @Override
    public boolean mayChangeStandings() {
      return true;
    }
  }

  static AlienFrontiers withoutFaceUp(AlienFrontiers game, List<Tech> cards) {
    Piles piles = game.piles();
    return game.withPiles(new Piles(piles.deck(), List.of(), piles.discards()).discarding(cards));
  }

  static AlienFrontiers destroyed(AlienFrontiers game, Station station, Ship ship, Seat owner) {
    Player player = game.player(owner);
    boolean stillOwed = player.terraformed() && station != Station.TERRAFORMING_STATION;
    return game.undocking(station, Ships.of(ship))
        .withPlayer(owner, player.withShips(player.ships() - 1, stillOwed));
  }

  static List<Text> labels(List<Tech> cards) {
    return cards.stream().map(Tech::label).toList();
  }

  private static AlienFrontiers used(AlienFrontiers game, Seat seat, Tech card, int fuel) {
    return game.withPlayer(seat, game.player(seat).paying(Resources.fuel(fuel)))
        .withTurn(game.turn().using(card));
  }
}
