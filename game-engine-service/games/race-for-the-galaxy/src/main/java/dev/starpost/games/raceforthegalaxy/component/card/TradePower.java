package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.text.Text;
import java.util.Optional;

/** Powers that change what goods sell for. */
public sealed interface TradePower extends Power {

  @Override
  default Phase phase() {
    return Phase.TRADE;
  }

  /** RFTG-8.2: for goods of a kind, or for the good on this very world. */
  @JsonTypeName("trade_bonus")
  record Bonus(
      int value, Optional<GoodFilter> good, @JsonProperty("this_world") Optional<Boolean> thisWorld)
      implements TradePower {
    public Bonus {
      if (good.isPresent() == thisWorld.isPresent()) {
        throw new IllegalArgumentException("a bonus for a kind of good or for this world");
      }
    }

    @Override
    public void addTo(Totals.Sums sums) {
      good.ifPresent(kinds -> sums.addTrade(kinds.kind(), value));
    }

    @Override
    public Text words() {
      return good.isEmpty()
          ? Text.of("power.trade_bonus.here", "value", value)
          : Text.of("power.trade_bonus", "value", value, "good", good.get().label());
    }
  }

  /** RFTG-8.3. */
  @JsonTypeName("trade_forbidden")
  record Forbidden() implements TradePower {
    @Override
    public Text words() {
      return Text.of("power.trade_forbidden");
    }
  }
}
