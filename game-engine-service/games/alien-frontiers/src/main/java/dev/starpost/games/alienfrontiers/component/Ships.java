package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Some ships, in the order of their codes. Immutable. A handful of bytes, because a state has many
 * of these and random play copies them all the time; in JSON an array of ships.
 */
public final class Ships {
  public static final Ships NONE = new Ships(new byte[0]);

  private final byte[] codes;

  private Ships(byte[] codes) {
    this.codes = codes;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Ships of(List<Ship> ships) {
    byte[] codes = new byte[ships.size()];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = (byte) ships.get(i).code();
    }
    return sorted(codes);
  }

  public static Ships of(Ship ship) {
    return new Ships(new byte[] {(byte) ship.code()});
  }

  public static Ships ofCodes(int... codes) {
    byte[] bytes = new byte[codes.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) codes[i];
    }
    return sorted(bytes);
  }

  private static Ships sorted(byte[] codes) {
    Arrays.sort(codes);
    return codes.length == 0 ? NONE : new Ships(codes);
  }

  @JsonValue
  public List<Ship> list() {
    Ship[] ships = new Ship[codes.length];
    for (int i = 0; i < ships.length; i++) {
      ships[i] = Ship.of(codes[i]);
    }
    return List.of(ships);
  }

  /** What people read of them where it is plain whose they are. */
  public List<Text> labels() {
    Text[] labels = new Text[codes.length];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = Ship.of(codes[i]).shortLabel();
    }
    return List.of(labels);
  }

  /** What people read of them, with whose they are: those of one player together. */
  public List<Text> labelsByOwner() {
    List<Text> labels = new ArrayList<>(2);
    int next = 0;
    for (int i = 0; i < codes.length; i = next) {
      int owner = Ship.ownerOf(codes[i]);
      next = i + 1;
      while (owner < Ship.RELIC && next < codes.length && Ship.ownerOf(codes[next]) == owner) {
        next++;
      }
      Ships together = new Ships(Arrays.copyOfRange(codes, i, next));
      labels.add(Ship.of(codes[i]).labelWith(together));
    }
    return labels;
  }

  public int size() {
    return codes.length;
  }

  public boolean isEmpty() {
    return codes.length == 0;
  }

  public int code(int index) {
    return codes[index];
  }

  public int value(int index) {
    return Ship.valueOf(codes[index]);
  }

  /** Whether the ship at the index is the first of those that are like it. */
  public boolean isFirstOfItsKind(int index) {
    return index == 0 || codes[index - 1] != codes[index];
  }

  public int count(int code) {
    int count = 0;
    for (byte each : codes) {
      if (each == code) {
        count++;
      }
    }
    return count;
  }

  public int countOf(int owner) {
    int count = 0;
    for (byte each : codes) {
      if (Ship.ownerOf(each) == owner) {
        count++;
      }
    }
    return count;
  }

  /** What the relic shows if it is among them, otherwise 0. */
  public int relicValue() {
    for (byte each : codes) {
      if (Ship.ownerOf(each) == Ship.RELIC) {
        return Ship.valueOf(each);
      }
    }
    return 0;
  }

  public int total() {
    int total = 0;
    for (byte each : codes) {
      total += Ship.valueOf(each);
    }
    return total;
  }

  public int highest() {
    int highest = 0;
    for (byte each : codes) {
      highest = Math.max(highest, Ship.valueOf(each));
    }
    return highest;
  }

  public boolean has(Ships these) {
    int at = 0;
    for (byte wanted : these.codes) {
      while (at < codes.length && codes[at] < wanted) {
        at++;
      }
      if (at == codes.length || codes[at] != wanted) {
        return false;
      }
      at++;
    }
    return true;
  }

  public Ships with(Ships more) {
    if (isEmpty()) {
      return more;
    }
    byte[] all = Arrays.copyOf(codes, codes.length + more.codes.length);
    for (int i = 0; i < more.codes.length; i++) {
      all[codes.length + i] = more.codes[i];
    }
    return sorted(all);
  }

  /** Without these, each of which must be here. */
  public Ships without(Ships these) {
    if (!has(these)) {
      throw new IllegalStateException(these + " are not among " + this);
    }
    return minus(these);
  }

  /** What is left when these are taken away as far as they are here. */
  public Ships minus(Ships these) {
    byte[] left = new byte[codes.length];
    int kept = 0;
    int at = 0;
    for (byte each : codes) {
      while (at < these.codes.length && these.codes[at] < each) {
        at++;
      }
      if (at < these.codes.length && these.codes[at] == each) {
        at++;
      } else {
        left[kept++] = each;
      }
    }
    return kept == codes.length ? this : cut(left, kept);
  }

  /** Those of these that are also among the others, as often as they are in both. */
  public Ships inCommonWith(Ships others) {
    return minus(minus(others));
  }

  public Ships withoutOwner(int owner) {
    byte[] left = new byte[codes.length];
    int kept = 0;
    for (byte each : codes) {
      if (Ship.ownerOf(each) != owner) {
        left[kept++] = each;
      }
    }
    return kept == codes.length ? this : cut(left, kept);
  }

  private static Ships cut(byte[] codes, int length) {
    return length == 0 ? NONE : new Ships(Arrays.copyOf(codes, length));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ships that && Arrays.equals(codes, that.codes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(codes);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
