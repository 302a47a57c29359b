package dev.starpost.games.alienfrontiers.component;

import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** A colony on a territory. Those of one player on one territory are alike. */
public record Colony(Territory territory, Seat seat) {
  private static final int MOST_SEATS = 4;
  private static final List<Item<Colony>> ITEMS = all();

  public static Item<Colony> item(Territory territory, int seatIndex) {
    return ITEMS.get(territory.index() * MOST_SEATS + seatIndex);
  }

  public Text label() {
    return item(territory, seat.index()).label();
  }

  private static List<Item<Colony>> all() {
    List<Item<Colony>> items = new ArrayList<>();
    for (Territory territory : Territory.ALL) {
      for (Seat seat : Seat.first(MOST_SEATS)) {
        Text label = Text.of("colony", "player", seat, "territory", territory.label());
        items.add(Item.of(new Colony(territory, seat), label));
      }
    }
    return List.copyOf(items);
  }
}
