package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.List;

/** COS-2.9: a civilization; it decides colour and look only. */
@SuppressWarnings("ImmutableEnumChecker") // an Item is immutable
public enum Civilization {
  TRETANS,
  HUMANS,
  SHENGAR,
  AUTOMAS;

  public static final List<Civilization> ALL = List.of(values());

  private final Item<Civilization> item = Item.of(this, Text.of("civilization." + id()));

  @JsonValue
  public String id() {
    return EnumWords.of(this);
  }

  public Item<Civilization> item() {
    return item;
  }
}
