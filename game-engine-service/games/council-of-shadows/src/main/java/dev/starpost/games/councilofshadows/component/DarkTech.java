package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** COS-13.2, COS-13.3: a Dark Tech card. In JSON its id. */
public final class DarkTech {

  /** A card as {@code dark-tech.yaml} has it. */
  record Row(
      String id,
      int level,
      Optional<Power> power,
      Optional<Integer> amount,
      List<Step.OfDarkTech> effects) {}

  /** COS-8.5: what opponents at lower levels get when somebody reaches a level. */
  record Compensation(int reached, SortedMap<Integer, Gems> behind) {}

  /** The file. */
  public record File(int removedPerLevel, List<Compensation> compensation, List<Row> cards) {}

  /** The levels that give a card (COS-8.3). */
  public static final int LEVELS = 2;

  private static final File FILE =
      Components.read(DarkTech.class, "council-of-shadows/dark-tech.yaml", File.class);

  /** How many cards of each level are removed unseen (COS-2.6). */
  public static final int REMOVED = FILE.removedPerLevel();

  public static final List<DarkTech> ALL = read();

  private final int index;
  private final Row row;
  private final Item<DarkTech> item;

  private DarkTech(int index, Row row) {
    this.index = index;
    this.row = row;
    this.item = Item.of(this, Text.of("dark-tech." + row.id()));
  }

  private static List<DarkTech> read() {
    List<DarkTech> all = new ArrayList<>();
    for (Row row : FILE.cards()) {
      all.add(new DarkTech(all.size(), row));
    }
    return Collections.unmodifiableList(all);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static DarkTech of(String id) {
    for (DarkTech card : ALL) {
      if (card.id().equals(id)) {
        return card;
      }
    }
    throw new IllegalArgumentException("there is no Dark Tech " + id);
  }

  /** All of that level, in order. */
  public static List<DarkTech> ofLevel(int level) {
    return ALL.stream().filter(card -> card.level() == level).toList();
  }

  /** What somebody behind gets when another reaches the level. */
  public static Gems compensation(int reached, int behind) {
    for (Compensation each : FILE.compensation()) {
      if (each.reached() == reached) {
        return each.behind().getOrDefault(behind, Gems.NONE);
      }
    }
    return Gems.NONE;
  }

  /** The number that the power speaks of. */
  public static int amount(Power power) {
    return having(power).row.amount().orElseThrow();
  }

  /** The card that has the power. */
  public static DarkTech having(Power power) {
    for (DarkTech card : ALL) {
      if (card.hasPower(power)) {
        return card;
      }
    }
    throw new IllegalArgumentException("no card has the power " + power.id());
  }

  /** The one card that has such an effect. */
  public static DarkTech doing(Class<? extends Step.OfDarkTech> effect) {
    for (DarkTech card : ALL) {
      if (card.effects().stream().anyMatch(effect::isInstance)) {
        return card;
      }
    }
    throw new IllegalArgumentException("no card has the effect " + effect.getSimpleName());
  }

  @JsonValue
  public String id() {
    return row.id();
  }

  /** Where it stands in lists that have one entry for each. */
  public int index() {
    return index;
  }

  public int level() {
    return row.level();
  }

  public boolean hasPower(Power power) {
    return row.power().isPresent() && row.power().get() == power;
  }

  /** What it does for good. */
  public Optional<Power> power() {
    return row.power();
  }

  /** The number that its power speaks of. */
  public Optional<Integer> number() {
    return row.amount();
  }

  /** The row of the file. */
  public Object data() {
    return row;
  }

  /** What is carried out at once. */
  public List<Step.OfDarkTech> effects() {
    return row.effects();
  }

  public Item<DarkTech> item() {
    return item;
  }

  @Override
  public String toString() {
    return id();
  }
}
