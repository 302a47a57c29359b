package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.Board;
import dev.starpost.games.councilofshadows.component.BonusCard;
import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** What is shown of an event to those who may not see all of it, under the same name. */
sealed interface CouncilShown extends Shown {

  @JsonTypeName("opened.v1")
  record Opened(
      Table table,
      Board board,
      List<Market.Offer> market,
      Optional<BonusCard> yourDarkBonus,
      Gems gems,
      CardSet hand,
      int consumption)
      implements CouncilShown {
    @Override
    public Text text() {
      return Text.of(
          "event.opened",
          "market",
          market.stream().map(offer -> offer.card().item().label()).toList());
    }
  }

  @JsonTypeName("plan-laid.v2")
  record PlanLaid(Seat seat, boolean again) implements CouncilShown {
    @Override
    public Text text() {
      return Text.of(again ? "event.plan-changed" : "event.plan-complete", "player", seat);
    }
  }

  @JsonTypeName("plan-laid.v1")
  record FormerPlanLaid(Seat seat, boolean complete) implements CouncilShown {
    @Override
    public Text text() {
      return Text.of("event.plan-complete", "player", seat);
    }
  }

  @JsonTypeName("market-renewed.v1")
  record MarketRenewed(int pile) implements CouncilShown {
    @Override
    public Text text() {
      return Text.of("event.market-renewed", "count", pile);
    }
  }

  @JsonTypeName("systems-drawn.v1")
  record SystemsDrawn(Seat seat, int sector, int systems) implements CouncilShown {
    @Override
    public Text text() {
      return Text.of(
          "event.systems-drawn-unseen", "player", seat, "sector", sector, "count", systems);
    }
  }

  @JsonTypeName("system-placed.v1")
  record SystemPlaced(Seat seat, SolarSystem system, Slot slot, int returned)
      implements CouncilShown {
    @Override
    public Text text() {
      return Text.of(
          "event.system-placed",
          "player",
          seat,
          "system",
          system.item(1).label(),
          "slot",
          slot.item().label());
    }
  }

  @JsonTypeName("bonus-drawn.v1")
  record BonusDrawn(Seat seat) implements CouncilShown {
    @Override
    public Text text() {
      return Text.of("event.bonus-drawn-unseen", "player", seat);
    }
  }

  @JsonTypeName("bonus-returned.v1")
  record BonusReturned(Seat seat) implements CouncilShown {
    @Override
    public Text text() {
      return Text.of("event.bonus-returned-unseen", "player", seat, "most", BonusCard.MOST);
    }
  }

  @JsonTypeName("automa-pile-renewed.v1")
  record AutomaPileRenewed(int level, int pile) implements CouncilShown {
    @Override
    public Text text() {
      return Text.of("event.automa-pile-renewed", "level", level, "count", pile);
    }
  }
}
