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
import java.util.List;
import java.util.Optional;

/** What is shown of an event to those who may not see all of it, under the same name. */
sealed interface CouncilShown {

  @JsonTypeName("opened.v1")
  record Opened(
      Table table,
      Board board,
      List<Market.Offer> market,
      Optional<BonusCard> yourDarkBonus,
      Gems gems,
      CardSet hand,
      int consumption)
      implements CouncilShown {}

  @JsonTypeName("plan-laid.v1")
  record PlanLaid(Seat seat, boolean complete) implements CouncilShown {}

  @JsonTypeName("market-renewed.v1")
  record MarketRenewed(int pile) implements CouncilShown {}

  @JsonTypeName("systems-drawn.v1")
  record SystemsDrawn(Seat seat, int sector, int systems) implements CouncilShown {}

  @JsonTypeName("system-placed.v1")
  record SystemPlaced(Seat seat, SolarSystem system, Slot slot, int returned)
      implements CouncilShown {}

  @JsonTypeName("bonus-drawn.v1")
  record BonusDrawn(Seat seat) implements CouncilShown {}

  @JsonTypeName("bonus-returned.v1")
  record BonusReturned(Seat seat) implements CouncilShown {}

  @JsonTypeName("automa-pile-renewed.v1")
  record AutomaPileRenewed(int level, int pile) implements CouncilShown {}
}
