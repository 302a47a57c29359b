package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.List;

/** COS-1.4: a kind of gem, the cheapest first. */
@SuppressWarnings("ImmutableEnumChecker") // a Text is immutable
enum Gem {
  ANTHRACITE,
  GOLD,
  TRANSPARENT;

  static final List<Gem> ALL = List.of(values());

  private static final List<Item<Gem>> ITEMS =
      ALL.stream().map(gem -> Item.of(gem, gem.label())).toList();

  private final String id = Kebab.of(this);
  private final Text label = Text.of("gem." + id);

  /** Where it stands in lists that have one entry for each. */
  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  int index() {
    return ordinal();
  }

  @JsonValue
  String id() {
    return id;
  }

  Text label() {
    return label;
  }

  Item<Gem> item() {
    return ITEMS.get(index());
  }
}
