package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.text.Text;

/** AF-1.2: what players hold; the stock never runs out. */
@SuppressWarnings("ImmutableEnumChecker") // a Text and a method are immutable
public enum Resource {
  FUEL,
  ORE;

  private final String id = EnumWords.of(this);
  private final Text label = Text.of("resource." + id);

  @JsonValue
  public String id() {
    return id;
  }

  public Text label() {
    return label;
  }

  public int in(Resources resources) {
    return this == FUEL ? resources.fuel() : resources.ore();
  }

  public Resources times(int count) {
    return this == FUEL ? Resources.fuel(count) : Resources.ore(count);
  }
}
