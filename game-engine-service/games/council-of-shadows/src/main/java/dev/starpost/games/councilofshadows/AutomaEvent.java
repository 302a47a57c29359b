package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.AutomaCard;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** Events of the Automa's cards (§12). */
sealed interface AutomaEvent extends CouncilEvent {

  /** COS-12.2: the card of this round. */
  @JsonTypeName("automa-card-revealed.v1")
  record AutomaCardRevealed(AutomaCard card) implements AutomaEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withAutoma(game.automa().revealing(card));
    }

    @Override
    public boolean isFinal() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of("event.automa-card-revealed", "consumption", card.consumption());
    }
  }

  /** COS-12.9: the played cards of a level are its new pile. */
  @JsonTypeName("automa-pile-renewed.v1")
  record AutomaPileRenewed(int level, Pile<AutomaCard> pile) implements AutomaEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withAutoma(game.automa().renewed(level, pile));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(new CouncilShown.AutomaPileRenewed(level, pile.size()));
    }

    @Override
    public Text text() {
      return shownTo(Viewer.SPECTATOR).orElseThrow().text();
    }
  }

  /** COS-12.6: the cards at these positions of the market are discarded. */
  @JsonTypeName("market-discarded.v2")
  record MarketDiscarded(List<Integer> positions, List<ActionCard> cards) implements AutomaEvent {
    public MarketDiscarded {
      positions = List.copyOf(positions);
      cards = List.copyOf(cards);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return discarding(game, positions);
    }

    @Override
    public Text text() {
      return cards.isEmpty()
          ? Text.of("event.market-discarded-none")
          : Text.of(
              "event.market-discarded",
              "cards",
              cards.stream().map(card -> card.item().label()).toList());
    }
  }

  static CouncilOfShadows discarding(CouncilOfShadows game, List<Integer> positions) {
    Market market = game.market();
    for (int position : positions) {
      Optional<ActionCard> card = market.at(position);
      if (card.isPresent()) {
        market = market.replacing(position, Optional.empty()).discarding(card.get());
      }
    }
    return game.withMarket(market);
  }
}
