package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.List;

/** AF-1.3: the name of an alien tech card. What it does is in its row of the components. */
@SuppressWarnings("ImmutableEnumChecker") // a Text and a method are immutable
public enum Tech {
  ALIEN_CITY,
  ALIEN_MONUMENT,
  BOOSTER_POD,
  DATA_CRYSTAL,
  GRAVITY_MANIPULATOR,
  HOLOGRAPHIC_DECOY,
  ORBITAL_TELEPORTER,
  PLASMA_CANNON,
  POLARITY_DEVICE,
  RESOURCE_CACHE,
  STASIS_BEAM,
  TEMPORAL_WARPER,
  MIND_CONTROL_HELMET;

  public static final List<Tech> ALL = List.of(values());

  private static final List<Item<Tech>> ITEMS =
      ALL.stream().map(each -> Item.of(each, each.label())).toList();

  private final String id = EnumWords.of(this);
  private final Text label = Text.of("tech." + id);
  private final Text using = Text.of("label.use." + id);
  private final Text discarding = Text.of("label.discard." + id);

  /** Where it stands in lists that have one entry for each. */
  @SuppressWarnings("EnumOrdinal") // stored nowhere: only to look things up fast
  public int index() {
    return ordinal();
  }

  @JsonValue
  public String id() {
    return id;
  }

  public Text label() {
    return label;
  }

  /** What people read on the option to use its fuel power. */
  public Text using() {
    return using;
  }

  /** What people read on the option to use its discard power. */
  public Text discarding() {
    return discarding;
  }

  /** The same where the option is for ships at one station. */
  public Text using(Station station) {
    return Text.of(using.key(), "station", station.label());
  }

  /** The same where the option is for ships at one station. */
  public Text discarding(Station station) {
    return Text.of(discarding.key(), "station", station.label());
  }

  Item<Tech> item() {
    return ITEMS.get(index());
  }
}
