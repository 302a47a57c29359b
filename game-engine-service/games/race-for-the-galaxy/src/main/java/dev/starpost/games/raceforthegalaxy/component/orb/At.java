package dev.starpost.games.raceforthegalaxy.component.orb;

import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A square of the grid: x grows to the east, y to the south (RFTG-11.11). */
public record At(int x, int y) {
  /** RFTG-13.1: the grid on which the Orb lies has so many squares each way. */
  static final int GRID = 64;

  /** The square (0, 0) lies in the middle of it. */
  static final int MIDDLE = GRID / 2;

  private static final At[] ALL = new At[GRID * GRID];

  /** Made once: every move of every team is chosen from some. */
  private static final List<Item<At>> ITEMS;

  static {
    List<Item<At>> items = new ArrayList<>(ALL.length);
    for (int node = 0; node < ALL.length; node++) {
      ALL[node] = new At(node % GRID - MIDDLE, node / GRID - MIDDLE);
      items.add(Item.of(ALL[node], ALL[node].label()));
    }
    ITEMS = Collections.unmodifiableList(items);
  }

  static At of(int node) {
    return ALL[node];
  }

  static int node(int x, int y) {
    return (y + MIDDLE) * GRID + x + MIDDLE;
  }

  int node() {
    return node(x, y);
  }

  boolean isOnGrid() {
    return x >= -MIDDLE && x < MIDDLE && y >= -MIDDLE && y < MIDDLE;
  }

  public Text label() {
    return Text.of("square", "x", x, "y", y);
  }

  public Item<At> item() {
    return item(node());
  }

  static Item<At> item(int node) {
    return ITEMS.get(node);
  }

  @Override
  public String toString() {
    return "(" + x + ", " + y + ")";
  }
}
