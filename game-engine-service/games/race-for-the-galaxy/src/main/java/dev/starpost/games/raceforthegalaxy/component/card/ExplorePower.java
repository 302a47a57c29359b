package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.text.Text;

/** Powers of phase I. */
public sealed interface ExplorePower extends Power {

  int value();

  @Override
  default Phase phase() {
    return Phase.EXPLORE;
  }

  /** RFTG-5.3. */
  @JsonTypeName("explore_draw")
  record Draw(int value) implements ExplorePower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.add(Totals.Sum.EXPLORE_DRAW, value);
    }

    @Override
    public Text words() {
      return Text.of("power.explore_draw", "value", value);
    }
  }

  /** RFTG-5.3. */
  @JsonTypeName("explore_keep")
  record Keep(int value) implements ExplorePower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.add(Totals.Sum.EXPLORE_KEEP, value);
    }

    @Override
    public Text words() {
      return Text.of("power.explore_keep", "value", value);
    }
  }

  /** RFTG-12.8. */
  @JsonTypeName("orb_move")
  record OrbMove(int value, @JsonProperty("orb_only") boolean orbOnly) implements ExplorePower {
    @Override
    public void addTo(Totals.Sums sums) {
      sums.add(Totals.Sum.ORB_MOVE, value);
    }

    @Override
    public boolean isOrbOnly() {
      return orbOnly;
    }

    @Override
    public Text words() {
      return Text.of("power.orb_move", "value", value);
    }
  }
}
