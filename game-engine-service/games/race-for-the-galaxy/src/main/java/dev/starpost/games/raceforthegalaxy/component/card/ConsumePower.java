package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.text.Text;

/** Powers of phase IV. */
public sealed interface ConsumePower extends Power {

  @Override
  default Phase phase() {
    return Phase.CONSUME;
  }

  /** So many goods, so many times, for points and cards each time. */
  @JsonTypeName("consume")
  record Goods(GoodFilter good, int goods, int times, int vp, int cards) implements ConsumePower {
    @Override
    public Text words() {
      Text reward = Reward.words(vp, cards);
      return times == 1
          ? Text.of("power.consume", "goods", goods, "good", good.label(), "reward", reward)
          : Text.of(
              "power.consume.times",
              "goods",
              goods,
              "good",
              good.label(),
              "reward",
              reward,
              "times",
              times);
    }
  }

  /** All goods that are left: points for each, and something off or on. */
  @JsonTypeName("consume_all")
  record AllGoods(@JsonProperty("vp_per_good") int each, @JsonProperty("vp_offset") int offset)
      implements ConsumePower {
    @Override
    public Text words() {
      return Text.of("power.consume_all", "each", each, "fewer", -offset);
    }
  }

  /** Exactly so many kinds. */
  @JsonTypeName("consume_distinct")
  record Kinds(int kinds, int vp, int cards) implements ConsumePower {
    @Override
    public Text words() {
      return Text.of("power.consume_distinct", "kinds", kinds, "reward", Reward.words(vp, cards));
    }
  }

  /** One good of each kind there is. */
  @JsonTypeName("consume_distinct_up_to")
  record KindsUpTo(
      @JsonProperty("max_kinds") int most,
      @JsonProperty("vp_per_good") int vp,
      @JsonProperty("cards_per_good") int cards)
      implements ConsumePower {
    @Override
    public Text words() {
      return Text.of(
          "power.consume_distinct_up_to", "kinds", most, "reward", Reward.words(vp, cards));
    }
  }

  /** Cards of the hand for points; always optional, never doubled. */
  @JsonTypeName("consume_hand_cards")
  record HandCards(@JsonProperty("max_cards") int most, int vp, boolean doubled)
      implements ConsumePower {
    public HandCards {
      if (doubled) {
        throw new IllegalArgumentException("points for cards are never doubled (RFTG-8.9)");
      }
    }

    @Override
    public Text words() {
      return Text.of("power.consume_hand_cards", "cards", most, "vp", vp);
    }
  }

  /** RFTG-8.11: sell one good, with or without bonuses. */
  @JsonTypeName("consume_trade")
  record Sale(boolean bonuses) implements ConsumePower {
    @Override
    public Text words() {
      return Text.of(bonuses ? "power.consume_trade" : "power.consume_trade.bare");
    }
  }

  /** Cards for nothing. */
  @JsonTypeName("consume_draw")
  record Draw(int value) implements ConsumePower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.add(Totals.Sum.CONSUME_DRAW, value);
    }

    @Override
    public Text words() {
      return Text.of("power.consume_draw", "value", value);
    }
  }

  /** Name a number, turn up a card. */
  @JsonTypeName("consume_lucky")
  record Lucky(int min, int max) implements ConsumePower {
    @Override
    public Text words() {
      return Text.of("power.consume_lucky", "min", min, "max", max);
    }
  }
}
