package dev.starpost.games.raceforthegalaxy.component.card;

import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** What it is called to place a card for a price; made once for every card and price. */
public final class PricedLabels {
  /** No card costs more, even with a card for a good on top. */
  private static final int HIGHEST = 12;

  private final List<List<Text>> labels = new ArrayList<>();

  /**
   * Labels with that key.
   *
   * @param card the name of the text's argument for the card
   */
  public PricedLabels(String key, String card) {
    for (Card each : Card.ALL) {
      List<Text> ofCard = new ArrayList<>();
      for (int price = 0; price <= HIGHEST; price++) {
        ofCard.add(Text.of(key, card, each.label(), "price", price));
      }
      labels.add(ofCard);
    }
  }

  public Text of(Card card, int price) {
    return labels.get(card.index()).get(price);
  }
}
