package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.text.Text;

/** What happens when the card itself is placed. */
public sealed interface PlacementPower extends Power {

  @Override
  default Phase phase() {
    return Phase.PLACEMENT;
  }

  /** RFTG-7.10: a card of the hand for a good on this world. */
  @JsonTypeName("place_discard_for_good")
  record DiscardForGood(Good good) implements PlacementPower {
    @Override
    public Text words() {
      return Text.of("power.place_discard_for_good", "good", good.label());
    }
  }

  /** RFTG-13.9: a secondary airlock, and the second team on it. */
  @JsonTypeName("place_extra_team")
  record ExtraTeam(@JsonProperty("orb_only") boolean orbOnly) implements PlacementPower {
    @Override
    public boolean isOrbOnly() {
      return orbOnly;
    }

    @Override
    public Text words() {
      return Text.of("power.place_extra_team");
    }
  }
}
