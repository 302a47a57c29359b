package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * COS-1.1: a place for one solar system. In JSON a word, such as {@code grey-1}.
 *
 * @param code where it stands in lists that have one entry for each
 */
public record Slot(int code) {
  /** No galaxy has more. */
  static final int MOST = 5;

  static final int ALL = Galaxy.ALL.size() * MOST;

  private static final List<Slot> SLOTS = slots();
  private static final List<Item<Slot>> ITEMS =
      SLOTS.stream()
          .map(
              slot ->
                  Item.of(
                      slot,
                      Text.of("slot", "galaxy", slot.galaxy().label(), "number", slot.number())))
          .toList();

  private static List<Slot> slots() {
    List<Slot> slots = new ArrayList<>();
    for (int code = 0; code < ALL; code++) {
      slots.add(new Slot(code));
    }
    return Collections.unmodifiableList(slots);
  }

  public static Slot of(int code) {
    return SLOTS.get(code);
  }

  public static Slot of(Galaxy galaxy, int number) {
    return SLOTS.get(galaxy.index() * MOST + number - 1);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Slot of(String id) {
    for (Slot slot : SLOTS) {
      if (slot.id().equals(id)) {
        return slot;
      }
    }
    throw new IllegalArgumentException("there is no slot " + id);
  }

  @JsonValue
  public String id() {
    return galaxy().id() + "-" + number();
  }

  public Galaxy galaxy() {
    return Galaxy.ALL.get(code / MOST);
  }

  int number() {
    return code % MOST + 1;
  }

  public Item<Slot> item() {
    return ITEMS.get(code);
  }

  @Override
  public String toString() {
    return id();
  }
}
