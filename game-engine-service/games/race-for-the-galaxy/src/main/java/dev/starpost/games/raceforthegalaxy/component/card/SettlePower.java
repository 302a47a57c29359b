package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.text.Text;
import java.util.Optional;

/** Powers of phase III. */
public sealed interface SettlePower extends Power {

  @Override
  default Phase phase() {
    return Phase.SETTLE;
  }

  /** RFTG-7.2: off every world, or those of one kind. */
  @JsonTypeName("settle_discount")
  record Discount(int value, Optional<Good> good) implements SettlePower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.addDiscount(good, value);
    }

    @Override
    public Text words() {
      return good.isEmpty()
          ? Text.of("power.settle_discount", "value", value)
          : Text.of("power.settle_discount.good", "value", value, "good", good.get().label());
    }
  }

  /** RFTG-2.13: against every world, or against some. */
  @JsonTypeName("military")
  record Military(
      int value, Optional<Good> good, @JsonProperty("target_keyword") Optional<Keyword> keyword)
      implements SettlePower {
    public Military {
      if (good.isPresent() && keyword.isPresent()) {
        throw new IllegalArgumentException("military against a kind or a keyword, not both");
      }
    }

    @Override
    public void addTo(Totals.Sums sums) {
      if (keyword.isPresent()) {
        sums.addMilitary(keyword.get(), value);
      } else {
        sums.addMilitary(good, value);
      }
    }

    @Override
    public Text words() {
      String signed = value > 0 ? "+" + value : "\u2212" + -value;
      Optional<Text> target = good.map(Good::label).or(() -> keyword.map(Keyword::label));
      return target.isEmpty()
          ? Text.of("power.military", "value", signed)
          : Text.of("power.military.against", "value", signed, "target", target.get());
    }
  }

  /** RFTG-2.13, RFTG-7.11: for each card of the tableau that fits, as the phase began. */
  @JsonTypeName("military_per_card")
  record MilitaryPerCard(int value, Match match) implements SettlePower {
    @Override
    public Text words() {
      return Text.of("power.military_per_card", "value", value, "match", match.words());
    }
  }

  /** RFTG-7.12. */
  @JsonTypeName("temp_military_discard_self")
  record DiscardForMilitary(int value) implements SettlePower {
    @Override
    public Text words() {
      return Text.of("power.temp_military_discard_self", "value", value);
    }
  }

  /** RFTG-7.12: once per phase. */
  @JsonTypeName("temp_military_discard_good")
  record GoodForMilitary(int value, Good good, int goods) implements SettlePower {
    public GoodForMilitary {
      if (goods != 1) {
        throw new IllegalArgumentException("the rules know one good for each use, not " + goods);
      }
    }

    @Override
    public Text words() {
      return Text.of("power.temp_military_discard_good", "value", value, "good", good.label());
    }
  }

  /** RFTG-7.4, RFTG-7.5. */
  @JsonTypeName("pay_for_military")
  record PayForMilitary(
      int value,
      @JsonProperty("only_good") Optional<Good> onlyGood,
      @JsonProperty("except_good") Optional<Good> exceptGood,
      @JsonProperty("target_keyword") Optional<Keyword> keyword)
      implements SettlePower {

    public boolean reaches(Card world) {
      return world.isMilitary()
          && onlyGood.filter(good -> world.good() != good).isEmpty()
          && exceptGood.filter(good -> world.good() == good).isEmpty()
          && keyword.filter(wanted -> !world.has(wanted)).isEmpty();
    }

    @Override
    public Text words() {
      Text worlds =
          onlyGood.isPresent()
              ? Text.of("worlds.only", "good", onlyGood.get().label())
              : keyword.isPresent()
                  ? Text.of("worlds.with", "keyword", keyword.get().label())
                  : exceptGood.isPresent()
                      ? Text.of("worlds.except", "good", exceptGood.get().label())
                      : Text.of("worlds.any");
      return value == 0
          ? Text.of("power.pay_for_military", "worlds", worlds)
          : Text.of("power.pay_for_military.less", "worlds", worlds, "value", value);
    }
  }

  /** RFTG-7.6. */
  @JsonTypeName("settle_zero_discard_self")
  record ZeroPrice(@JsonProperty("except_good") Good exceptGood) implements SettlePower {
    @Override
    public Text words() {
      return Text.of("power.settle_zero_discard_self", "good", exceptGood.label());
    }
  }

  /** RFTG-7.15. */
  @JsonTypeName("extra_settle_zero_discard_self")
  record ExtraWorld(@JsonProperty("except_good") Good exceptGood) implements SettlePower {
    @Override
    public Text words() {
      return Text.of("power.extra_settle_zero_discard_self", "good", exceptGood.label());
    }
  }

  /** RFTG-7.7. */
  @JsonTypeName("settle_random")
  record RandomWorld() implements SettlePower {
    @Override
    public Text words() {
      return Text.of("power.settle_random");
    }
  }

  /** RFTG-7.16. */
  @JsonTypeName("conquer_again_surplus")
  record ConquerAgain() implements SettlePower {
    @Override
    public Text words() {
      return Text.of("power.conquer_again_surplus");
    }
  }

  /** RFTG-7.10. */
  @JsonTypeName("settle_placed_draw")
  record PlacedDraw(int value) implements SettlePower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.add(Totals.Sum.SETTLE_PLACED_DRAW, value);
    }

    @Override
    public Text words() {
      return Text.of("power.settle_placed_draw", "value", value);
    }
  }
}
