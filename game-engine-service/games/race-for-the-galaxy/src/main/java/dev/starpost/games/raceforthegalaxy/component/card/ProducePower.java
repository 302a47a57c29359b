package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.text.Text;

/** Powers of phase V. */
public sealed interface ProducePower extends Power {

  @Override
  default Phase phase() {
    return Phase.PRODUCE;
  }

  /** RFTG-9.4: what makes a production world one. */
  @JsonTypeName("produce_self")
  record Self() implements ProducePower {
    @Override
    public Text words() {
      return Text.of("power.produce_self");
    }
  }

  /** RFTG-9.6: if this world received a good. */
  @JsonTypeName("produce_self_draw")
  record SelfDraw(int value) implements ProducePower {
    @Override
    public Text words() {
      return Text.of("power.produce_self_draw", "value", value);
    }
  }

  /** RFTG-9.5. */
  @JsonTypeName("windfall_produce")
  record Windfall(GoodFilter good) implements ProducePower {
    @Override
    public Text words() {
      return good.kind().isEmpty()
          ? Text.of("power.windfall_produce.any")
          : Text.of("power.windfall_produce", "good", good.label());
    }
  }

  /** RFTG-9.3. */
  @JsonTypeName("produce_gather_goods")
  record Gather(Good good) implements ProducePower {
    @Override
    public Text words() {
      return Text.of("power.produce_gather_goods", "good", good.label());
    }
  }

  /** RFTG-9.6. */
  @JsonTypeName("produce_draw")
  record Draw(int value) implements ProducePower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.add(Totals.Sum.PRODUCE_DRAW, value);
    }

    @Override
    public Text words() {
      return Text.of("power.produce_draw", "value", value);
    }
  }

  /** RFTG-9.6. */
  @JsonTypeName("produce_draw_per_good_produced")
  record DrawPerGood(Good good, int value) implements ProducePower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.addDrawPerGood(good, value);
    }

    @Override
    public Text words() {
      return Text.of("power.produce_draw_per_good_produced", "value", value, "good", good.label());
    }
  }

  /** RFTG-9.6. */
  @JsonTypeName("produce_draw_per_kind_produced")
  record DrawPerKind(int value) implements ProducePower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.add(Totals.Sum.DRAW_PER_KIND, value);
    }

    @Override
    public Text words() {
      return Text.of("power.produce_draw_per_kind_produced", "value", value);
    }
  }

  /** RFTG-9.7. */
  @JsonTypeName("produce_draw_if_most")
  record DrawIfMost(Good good, int value) implements ProducePower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.addDrawIfMost(good, value);
    }

    @Override
    public Text words() {
      return Text.of("power.produce_draw_if_most", "value", value, "good", good.label());
    }
  }

  /** RFTG-9.6: looks at cards, not at goods. */
  @JsonTypeName("produce_draw_per_card")
  record DrawPerCard(int value, Match match) implements ProducePower {
    @Override
    public Text words() {
      return Text.of("power.produce_draw_per_card", "value", value, "match", match.words());
    }
  }
}
