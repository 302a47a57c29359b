package dev.starpost.games.raceforthegalaxy.component.orb;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** RFTG-11.3: an Orb card or an airlock card; each exists once. In JSON its id. */
public final class OrbCard {
  static final int ROTATIONS = 4;
  private static final int DEGREES = 90;

  /** Every card, airlocks first. */
  public static final List<OrbCard> ALL = read();

  /** Grey backs. */
  public static final List<OrbCard> A = part(0, OrbData.FILE.cardsA().size());

  /** Green backs. */
  public static final List<OrbCard> B = part(A.size(), OrbData.FILE.cardsB().size());

  private final OrbData.CardRow row;
  private final List<Shape> shapes;
  private final List<Text> labels;

  private OrbCard(OrbData.CardRow row) {
    this.row = row;
    List<Shape> turned = new ArrayList<>();
    turned.add(Shape.of(row.squares(), row.h(), row.v()));
    for (int turn = 1; turn < ROTATIONS; turn++) {
      turned.add(turned.get(turn - 1).turned());
    }
    this.shapes = List.copyOf(turned);
    List<Text> words = new ArrayList<>();
    for (int turn = 0; turn < ROTATIONS; turn++) {
      words.add(Text.of("label.lay-orb-card", "card", label(), "degrees", turn * DEGREES));
    }
    this.labels = List.copyOf(words);
  }

  private static List<OrbCard> read() {
    List<OrbCard> all = new ArrayList<>();
    OrbData.FILE.airlocks().forEach(row -> all.add(new OrbCard(row)));
    OrbData.FILE.cardsA().forEach(row -> all.add(new OrbCard(row)));
    OrbData.FILE.cardsB().forEach(row -> all.add(new OrbCard(row)));
    return Collections.unmodifiableList(all);
  }

  private static List<OrbCard> part(int from, int size) {
    int start = OrbData.FILE.airlocks().size() + from;
    return ALL.subList(start, start + size);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static OrbCard of(String id) {
    for (OrbCard card : ALL) {
      if (card.row.id().equals(id)) {
        return card;
      }
    }
    throw new IllegalArgumentException("there is no Orb card " + id);
  }

  @JsonValue
  public String id() {
    return row.id();
  }

  /** The letter on the back; airlocks have none. */
  public Token.Back back() {
    return B.contains(this) ? Token.Back.B : Token.Back.A;
  }

  Shape shape(int rotation) {
    return shapes.get(rotation);
  }

  /** What it is called in a sentence. */
  public Text label() {
    return isAirlock() ? Text.of("airlock." + row.id()) : Text.of("orb-card", "id", row.id());
  }

  /** What it is called by itself. */
  public Text name() {
    return isAirlock()
        ? Text.of("airlock-name." + row.id())
        : Text.of("orb-card-name", "id", row.id());
  }

  /** Whether it is one of the airlocks, which have no back and are in no deck. */
  public boolean isAirlock() {
    return OrbData.FILE.airlocks().contains(row);
  }

  /** How many of its squares hold this. */
  public int count(Ground ground) {
    int count = 0;
    for (String squares : row.squares()) {
      for (int i = 0; i < squares.length(); i++) {
        count += squares.charAt(i) == ground.letter() ? 1 : 0;
      }
    }
    return count;
  }

  /** The row of the file, for clients. */
  public Object data() {
    return row;
  }

  /** What it is called to lay it in that rotation. */
  public Text label(int rotation) {
    return labels.get(rotation);
  }

  @Override
  public String toString() {
    return row.id();
  }
}
