package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.Optional;

/** Events of buying, and of the market. */
sealed interface BuyEvent extends CouncilEvent {

  /** COS-3.4. */
  @JsonTypeName("card-bought.v1")
  record CardBought(Seat seat, ActionCard card, Gems gems, int position) implements BuyEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return taken(game, seat, card, position).paying(seat, gems);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.card-bought",
          "player",
          seat,
          "card",
          card.item().label(),
          "gems",
          BoardEvent.gains(gems, 0));
    }
  }

  /** The card comes into the hand, and its position is empty. */
  static CouncilOfShadows taken(CouncilOfShadows game, Seat seat, ActionCard card, int position) {
    Player player = game.player(seat);
    return game.withMarket(game.market().replacing(position, Optional.empty()))
        .with(seat, player.withCards(player.hand().with(card), player.zones()));
  }

  /** COS-3.4: the top card of the draw pile lies there now. */
  @JsonTypeName("market-refilled.v1")
  record MarketRefilled(int position, ActionCard card) implements BuyEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withMarket(game.market().replacing(position, Optional.of(card)));
    }

    @Override
    public boolean isFinal() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of("event.market-refilled", "card", card.item().label());
    }
  }

  /** COS-12.6: the discards are the new draw pile. */
  @JsonTypeName("market-renewed.v1")
  record MarketRenewed(Pile<ActionCard> pile) implements BuyEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withMarket(game.market().renewed(pile));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(new CouncilShown.MarketRenewed(pile.size()));
    }

    @Override
    public Text text() {
      return shownTo(Viewer.SPECTATOR).orElseThrow().text();
    }
  }

  /** COS-3.5. */
  @JsonTypeName("upgrade-bought.v1")
  record UpgradeBought(Seat seat, Upgrade upgrade, Gems gems, int energy) implements BuyEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      Player player = game.player(seat);
      return game.with(seat, player.withUpgrades(player.upgrades().with(upgrade)))
          .paying(seat, gems)
          .gaining(seat, energy);
    }

    @Override
    public Text text() {
      return Text.of(
          energy > 0 ? "event.upgrade-bought-energy" : "event.upgrade-bought",
          "player",
          seat,
          "upgrade",
          upgrade.item().label(),
          "gems",
          BoardEvent.gains(gems, 0),
          "energy",
          energy);
    }
  }

  /** COS-10.2. */
  @JsonTypeName("station-built.v1")
  record StationBuilt(Seat seat, Galaxy galaxy, Gems gems) implements BuyEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      Player player = game.player(seat);
      return game.with(seat, player.withStations(player.stations().with(galaxy)))
          .paying(seat, gems);
    }

    @Override
    public Optional<Galaxy> contested() {
      return Optional.of(galaxy);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.station-built",
          "player",
          seat,
          "galaxy",
          galaxy.item().label(),
          "gems",
          BoardEvent.gains(gems, 0));
    }
  }
}
