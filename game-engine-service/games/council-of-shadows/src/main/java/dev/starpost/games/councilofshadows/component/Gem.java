package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.List;

/** COS-1.4: a kind of gem, the cheapest first. */
public enum Gem {
  ANTHRACITE,
  GOLD,
  TRANSPARENT;

  public static final List<Gem> ALL = List.of(values());

  private static final List<Item<Gem>> ITEMS =
      ALL.stream().map(gem -> Item.of(gem, Text.of("gem." + gem.id))).toList();

  private final String id = EnumWords.of(this);

  /** Where it stands in lists that have one entry for each. */
  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  int index() {
    return ordinal();
  }

  @JsonValue
  public String id() {
    return id;
  }

  /** So many of them: in some languages the kind agrees with the number. */
  Text label(int count) {
    return Text.of("amount-of." + id, "count", count);
  }

  /** COS-6.10: the next kind; a transparent gem has none. */
  public Gem raised() {
    return ALL.get(index() + 1);
  }

  public Item<Gem> item() {
    return ITEMS.get(index());
  }
}
