package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** AF-1.4: a part of the planet. */
@SuppressWarnings("ImmutableEnumChecker") // a Text and a method are immutable
public enum Territory {
  ASIMOV_CRATER,
  BRADBURY_PLATEAU,
  BURROUGHS_DESERT,
  HEINLEIN_PLAINS,
  HERBERT_VALLEY,
  LEM_BADLANDS,
  POHL_FOOTHILLS,
  VAN_VOGT_MOUNTAINS;

  public static final List<Territory> ALL = List.of(values());

  private static final List<Item<Territory>> ITEMS =
      ALL.stream().map(each -> Item.of(each, each.label())).toList();

  /** For each territory all the others. */
  private static final List<List<Item<Territory>>> OTHERS =
      ALL.stream().map(one -> ITEMS.stream().filter(item -> item.value() != one).toList()).toList();

  private final String id = EnumWords.of(this);
  private final Text label = Text.of("territory." + id);

  /** Where it stands in lists that have one entry for each. */
  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  int index() {
    return ordinal();
  }

  @JsonValue
  public String id() {
    return id;
  }

  public Text label() {
    return label;
  }

  public Item<Territory> item() {
    return ITEMS.get(index());
  }

  /** Every territory but this one, to choose from. */
  public static List<Item<Territory>> itemsBut(Optional<Territory> one) {
    return one.isPresent() ? OTHERS.get(one.get().index()) : ITEMS;
  }

  /** Every territory but these two, to choose from. */
  public static List<Item<Territory>> itemsBut(Territory one, Optional<Territory> other) {
    List<Item<Territory>> items = new ArrayList<>(itemsBut(Optional.of(one)));
    other.ifPresent(each -> items.remove(each.item()));
    return Collections.unmodifiableList(items);
  }
}
