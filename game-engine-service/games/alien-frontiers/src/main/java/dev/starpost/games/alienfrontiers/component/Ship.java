package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A ship as everybody sees it: whose it is and what it shows. Ships of one owner and value are
 * alike. In JSON a word: {@code p2-5} is a ship of seat 2 that shows 5, and there are {@code
 * relic-3} and {@code neutral-1}.
 *
 * @param code the owner times 8, plus the value: in this order ships are listed
 */
public record Ship(int code) {
  public static final int SIDES = 6;

  /** Owners are the indices of seats, and these. */
  public static final int RELIC = 4;

  public static final int NEUTRAL = 5;

  private static final List<Ship> BY_CODE = byCode();
  private static final List<Item<Ship>> ITEMS =
      BY_CODE.stream().map(ship -> Item.of(ship, ship.label())).toList();
  private static final List<Text> SHORT_LABELS =
      BY_CODE.stream()
          .map(
              ship ->
                  Text.of(
                      ship.isRelic() ? "ship.short-relic" : "ship.short", "value", ship.value()))
          .toList();

  public static Ship of(int code) {
    return BY_CODE.get(code);
  }

  public static Ship of(Seat owner, int value) {
    return of(code(owner.index(), value));
  }

  public static Ship relic(int value) {
    return of(code(RELIC, value));
  }

  public static int code(int owner, int value) {
    return (owner << 3) | value;
  }

  public static int ownerOf(int code) {
    return code >> 3;
  }

  public static int valueOf(int code) {
    return code & 7;
  }

  public int owner() {
    return ownerOf(code);
  }

  public int value() {
    return valueOf(code);
  }

  public boolean isRelic() {
    return owner() == RELIC;
  }

  public boolean isOf(Seat seat) {
    return owner() == seat.index();
  }

  public Item<Ship> item() {
    return ITEMS.get(code);
  }

  /** Several alike, to choose from. */
  public Item<Ship> item(int times) {
    return times == 1 ? item() : new Item<>(this, item().label(), times);
  }

  /** The ships in the order in which they are always listed. */
  public static List<Ship> inOrder(List<Ship> ships) {
    for (int i = 1; i < ships.size(); i++) {
      if (ships.get(i - 1).code > ships.get(i).code) {
        List<Ship> sorted = new ArrayList<>(ships);
        sorted.sort(Comparator.comparingInt(Ship::code));
        return List.copyOf(sorted);
      }
    }
    return List.copyOf(ships);
  }

  @JsonValue
  public String word() {
    return ownerWord(owner()) + "-" + value();
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Ship named(String word) {
    int dash = word.length() - 2;
    for (int owner = 0; dash > 0 && owner <= NEUTRAL; owner++) {
      int value = word.charAt(dash + 1) - '0';
      if (word.startsWith(ownerWord(owner) + "-")
          && word.length() == ownerWord(owner).length() + 2
          && value >= 1
          && value <= SIDES) {
        return of(code(owner, value));
      }
    }
    throw new IllegalArgumentException("no ship is called " + word);
  }

  public Text label() {
    if (owner() < RELIC) {
      return Text.of("ship.player", "player", Seat.of(owner() + 1), "value", value());
    }
    return Text.of(isRelic() ? "ship.relic" : "ship.neutral", "value", value());
  }

  /**
   * Several of one player in one label.
   *
   * @param all this one among them
   */
  Text labelWith(Ships all) {
    return all.size() == 1
        ? label()
        : Text.of("ships.player", "player", Seat.of(owner() + 1), "values", all.labels());
  }

  /** For labels in which it is plain whose ships they are. */
  public Text shortLabel() {
    return SHORT_LABELS.get(code);
  }

  private static String ownerWord(int owner) {
    return switch (owner) {
      case RELIC -> "relic";
      case NEUTRAL -> "neutral";
      default -> "p" + (owner + 1);
    };
  }

  /** Every ship that there can be: whose it is, and what it shows. */
  public static List<Ship> all() {
    return BY_CODE.stream().filter(ship -> ship.value() >= 1 && ship.value() <= SIDES).toList();
  }

  private static List<Ship> byCode() {
    List<Ship> ships = new ArrayList<>();
    for (int code = 0; code <= code(NEUTRAL, SIDES); code++) {
      ships.add(new Ship(code));
    }
    return List.copyOf(ships);
  }

  @Override
  public String toString() {
    return word();
  }
}
