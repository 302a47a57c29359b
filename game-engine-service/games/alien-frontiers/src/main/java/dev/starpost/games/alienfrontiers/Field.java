package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.List;

/** AF-1.5: a field that can lie on a territory. */
@SuppressWarnings("ImmutableEnumChecker") // a Text and a method are immutable
enum Field {
  ISOLATION,
  POSITRON,
  REPULSOR;

  static final List<Field> ALL = List.of(values());

  private final String id = Kebab.of(this);
  private final Text label = Text.of("field." + id);

  @JsonValue
  String id() {
    return id;
  }

  Text label() {
    return label;
  }

  Item<Field> item() {
    return Item.of(this, label);
  }
}
