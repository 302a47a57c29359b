package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.List;

/** AF-1.5: a field that can lie on a territory. */
@SuppressWarnings("ImmutableEnumChecker") // a Text and a method are immutable
public enum Field {
  ISOLATION,
  POSITRON,
  REPULSOR;

  public static final List<Field> ALL = List.of(values());

  private final String id = EnumWords.of(this);
  private final Text label = Text.of("field." + id);

  @JsonValue
  public String id() {
    return id;
  }

  public Text label() {
    return label;
  }

  public Item<Field> item() {
    return Item.of(this, label);
  }
}
