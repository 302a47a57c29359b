package dev.starpost.games.raceforthegalaxy.component.orb;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * RFTG-11.11: the Orb as it lies on the table: the cards in the order in which they were laid, and
 * the tokens taken. Squares and sides are worked out once when a card is laid; there is one value
 * for each side, that of the card laid last. Immutable; in JSON only what was laid and taken.
 */
public final class Maze {
  private static final Maze OPENED = open();

  private final List<Placement> laid;
  private final List<At> taken;
  private final Squares squares;

  /** Those asked for last: listing a move, checking it and making it ask for the same. */
  private volatile Ways ways;

  private Maze(List<Placement> laid, List<At> taken, Squares squares) {
    this.laid = laid;
    this.taken = taken;
    this.squares = squares;
  }

  /** RFTG-11.6: the main airlock alone. */
  public static Maze opened() {
    return OPENED;
  }

  private static Maze open() {
    Maze maze = new Maze(List.of(), List.of(), Squares.NONE);
    for (OrbData.LaidRow row : OrbData.FILE.mainAirlock().placements()) {
      OrbCard card = OrbCard.of(row.card());
      maze = maze.laying(new Placement(card, row.x(), row.y(), row.rotation()));
    }
    return maze;
  }

  @JsonCreator
  public static Maze of(
      @JsonProperty("laid") List<Placement> laid, @JsonProperty("taken") List<At> taken) {
    Maze maze = new Maze(List.of(), List.of(), Squares.NONE);
    for (Placement placement : laid) {
      maze = maze.laying(placement);
    }
    for (At at : taken) {
      maze = maze.taking(at);
    }
    return maze;
  }

  /** RFTG-13.6: with a card more; whether it may lie there is for {@link Placements} to say. */
  public Maze laying(Placement placement) {
    Squares changed = squares.with(placement, laid.size());
    List<Placement> more = new ArrayList<>(laid.size() + 1);
    more.addAll(laid);
    more.add(placement);
    List<At> stillTaken = taken;
    if (!taken.isEmpty()) {
      stillTaken = new ArrayList<>(taken);
      stillTaken.removeIf(at -> changed.owner(at.node()) == laid.size());
    }
    return new Maze(
        Collections.unmodifiableList(more), Collections.unmodifiableList(stillTaken), changed);
  }

  /** RFTG-12.12: without the token on this square. */
  public Maze taking(At at) {
    List<At> more = new ArrayList<>(taken);
    more.add(at);
    return new Maze(laid, Collections.unmodifiableList(more), squares.withoutToken(at.node()));
  }

  @JsonProperty
  public List<Placement> laid() {
    return laid;
  }

  /** The squares whose tokens were taken; a square covered since is not among them. */
  @JsonProperty
  public List<At> taken() {
    return taken;
  }

  /** All visible squares, y rising, then x. */
  public List<At> squares() {
    List<At> all = new ArrayList<>();
    for (int y = 0; y < At.GRID; y++) {
      for (long left = squares.visible(y); left != 0; left &= left - 1) {
        all.add(At.of(y * At.GRID + Long.numberOfTrailingZeros(left)));
      }
    }
    return all;
  }

  /** The squares and sides by their places on the grid. */
  Squares grid() {
    return squares;
  }

  public boolean has(At at) {
    return at.isOnGrid() && squares.has(at.node());
  }

  /** RFTG-11.15: what is visible there. */
  public Optional<Ground> ground(At at) {
    return has(at) ? Optional.of(squares.ground(at.node())) : Optional.empty();
  }

  public boolean hasToken(At at) {
    return at.isOnGrid() && squares.hasToken(at.node());
  }

  /** The side north of a square. */
  public int north(At at) {
    return squares.north(at.node());
  }

  /** The side west of a square. */
  public int west(At at) {
    return squares.west(at.node());
  }

  /** The card whose square is visible there, as its place in {@link #laid}. */
  int owner(int node) {
    return squares.owner(node);
  }

  /**
   * All ways of a team.
   *
   * @param from where it stands
   * @param most how many squares it may still move
   * @param military against alien targets (RFTG-12.10)
   */
  public Ways ways(At from, int most, int military) {
    Ways last = ways;
    if (last == null || !last.areOf(from, most, military)) {
      last = new Ways(squares, from, most, military);
      ways = last;
    }
    return last;
  }

  /** Whether a team of that military can leave its square at all, without a token. */
  public boolean canLeave(At from, int military) {
    return Ways.canLeave(squares, from, military);
  }

  /** RFTG-13.15. */
  public int stations() {
    return squares.stations();
  }

  /** RFTG-11.9: the corners of the main airlock, in the order of the data. */
  public static List<At> corners() {
    return OrbData.FILE.mainAirlock().corners();
  }

  /** RFTG-12.4: the airlock spaces, the main one first. */
  public List<At> airlocks() {
    return squares.airlocks();
  }

  /** The square that stands for the space there. */
  public At space(At at) {
    return At.of(squares.space(at.node()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Maze that && laid.equals(that.laid) && taken.equals(that.taken);
  }

  @Override
  public int hashCode() {
    return 31 * laid.hashCode() + taken.hashCode();
  }

  @Override
  public String toString() {
    return laid + " without the tokens of " + taken;
  }
}
