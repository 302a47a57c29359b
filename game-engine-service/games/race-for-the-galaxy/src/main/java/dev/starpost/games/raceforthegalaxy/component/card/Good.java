package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.text.Text;
import java.util.List;

/** RFTG-2.3: the kinds of good, cheapest first. */
public enum Good {
  NOVELTY(2),
  RARE(3),
  GENES(4),
  ALIEN(5);

  public static final List<Good> ALL = List.of(values());

  private final int price;

  Good(int price) {
    this.price = price;
  }

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }

  /** How many cards it sells for. */
  public int price() {
    return price;
  }

  public Text label() {
    return Text.of("good." + id());
  }

  /** Where it stands in lists that have one entry for each kind. */
  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  public int index() {
    return ordinal();
  }
}
