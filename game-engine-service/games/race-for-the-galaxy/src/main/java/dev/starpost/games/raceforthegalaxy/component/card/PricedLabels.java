package dev.starpost.games.raceforthegalaxy.component.card;

import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** What it is called to place or sell something for a price; made once for every card and price. */
public final class PricedLabels {
  /** No card costs more, even with a card for a good on top; few goods sell for more. */
  private static final int HIGHEST = 12;

  private final String key;
  private final String argument;
  private final List<List<Text>> labels = new ArrayList<>();

  /**
   * Labels with that key.
   *
   * @param card the name of the text's argument for the card
   */
  public PricedLabels(String key, String card) {
    this.key = key;
    this.argument = card;
    for (Card each : Card.ALL) {
      List<Text> ofCard = new ArrayList<>();
      for (int price = 0; price <= HIGHEST; price++) {
        ofCard.add(make(each, price));
      }
      labels.add(ofCard);
    }
  }

  public Text of(Card card, int price) {
    return price <= HIGHEST ? labels.get(card.index()).get(price) : make(card, price);
  }

  private Text make(Card card, int price) {
    return Text.of(key, argument, card.label(), "price", price);
  }
}
