package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.text.Text;

/** AF-1.2: what players hold; the stock never runs out. */
@SuppressWarnings("ImmutableEnumChecker") // a Text and a method are immutable
enum Resource {
  FUEL,
  ORE;

  private final String id = Kebab.of(this);
  private final Text label = Text.of("resource." + id);

  @JsonValue
  String id() {
    return id;
  }

  Text label() {
    return label;
  }

  int in(Resources resources) {
    return this == FUEL ? resources.fuel() : resources.ore();
  }

  Resources times(int count) {
    return this == FUEL ? Resources.fuel(count) : Resources.ore(count);
  }
}
