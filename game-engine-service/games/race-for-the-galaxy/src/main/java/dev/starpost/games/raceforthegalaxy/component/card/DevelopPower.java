package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.text.Text;

/** Powers of phase II. */
public sealed interface DevelopPower extends Power {

  int value();

  @Override
  default Phase phase() {
    return Phase.DEVELOP;
  }

  /** RFTG-6.1. */
  @JsonTypeName("develop_start_draw")
  record StartDraw(int value) implements DevelopPower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.add(Totals.Sum.DEVELOP_START_DRAW, value);
    }

    @Override
    public Text words() {
      return Text.of("power.develop_start_draw", "value", value);
    }
  }

  /** RFTG-6.4. */
  @JsonTypeName("develop_discount")
  record Discount(int value) implements DevelopPower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.add(Totals.Sum.DEVELOP_DISCOUNT, value);
    }

    @Override
    public Text words() {
      return Text.of("power.develop_discount", "value", value);
    }
  }

  /** RFTG-6.6. */
  @JsonTypeName("develop_placed_draw")
  record PlacedDraw(int value) implements DevelopPower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.add(Totals.Sum.DEVELOP_PLACED_DRAW, value);
    }

    @Override
    public Text words() {
      return Text.of("power.develop_placed_draw", "value", value);
    }
  }
}
