package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.starpost.text.Text;

/**
 * What a card lets its owner do: the vocabulary of the data, one small record for each key of
 * RFTG-14. A key that no record has stops the tests.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "key")
public sealed interface Power
    permits PlacementPower,
        ExplorePower,
        DevelopPower,
        SettlePower,
        TradePower,
        ConsumePower,
        ProducePower {

  Phase phase();

  /** Adds what the power always gives to what its owner's other cards give. */
  default void addTo(Totals.Sums sums) {}

  /** Whether it exists only when the Orb is in play (RFTG-1.4). */
  default boolean isOrbOnly() {
    return false;
  }

  /** The card's text: made of the same values that the rules use. */
  Text words();
}
