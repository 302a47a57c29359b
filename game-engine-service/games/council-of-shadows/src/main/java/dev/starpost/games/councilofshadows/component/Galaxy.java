package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.List;

/** COS-1.1: a galaxy, by its colour. What it yields is in its row of the components. */
@SuppressWarnings("ImmutableEnumChecker") // a Text is immutable
public enum Galaxy {
  GREY,
  ORANGE,
  BROWN,
  BLUE,
  TURQUOISE,
  BEIGE,
  PINK,
  RED,
  GREEN,
  YELLOW;

  public static final List<Galaxy> ALL = List.of(values());

  private static final List<Item<Galaxy>> ITEMS =
      ALL.stream().map(each -> Item.of(each, each.label())).toList();

  private final String id = EnumWords.of(this);
  private final Text label = Text.of("galaxy." + id);

  /** Where it stands in lists that have one entry for each. */
  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  int index() {
    return ordinal();
  }

  @JsonValue
  public String id() {
    return id;
  }

  Text label() {
    return label;
  }

  public Item<Galaxy> item() {
    return ITEMS.get(index());
  }
}
