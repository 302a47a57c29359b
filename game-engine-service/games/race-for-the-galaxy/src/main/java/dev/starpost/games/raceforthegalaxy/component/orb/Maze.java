package dev.starpost.games.raceforthegalaxy.component.orb;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * RFTG-11.11: the Orb as it lies on the table: the cards in the order in which they were laid, and
 * the tokens taken. Squares and sides are worked out once when a card is laid; there is one value
 * for each side, that of the card laid last. Immutable; in JSON only what was laid and taken.
 */
public final class Maze {
  private static final byte NONE = -1;

  private final List<Placement> laid;
  private final List<At> taken;
  private final byte[] ground;
  private final byte[] north;
  private final byte[] west;
  private final byte[] owner;

  private Maze(
      List<Placement> laid,
      List<At> taken,
      byte[] ground,
      byte[] north,
      byte[] west,
      byte[] owner) {
    this.laid = laid;
    this.taken = taken;
    this.ground = ground;
    this.north = north;
    this.west = west;
    this.owner = owner;
  }

  /** RFTG-11.6: the main airlock alone. */
  public static Maze opened() {
    Maze maze = empty();
    for (OrbData.LaidRow row : OrbData.FILE.mainAirlock().placements()) {
      OrbCard card = OrbCard.of(row.card());
      maze = maze.laying(new Placement(card, row.x(), row.y(), row.rotation()));
    }
    return maze;
  }

  @JsonCreator
  public static Maze of(
      @JsonProperty("laid") List<Placement> laid, @JsonProperty("taken") List<At> taken) {
    Maze maze = empty();
    for (Placement placement : laid) {
      maze = maze.laying(placement);
    }
    return new Maze(maze.laid, List.copyOf(taken), maze.ground, maze.north, maze.west, maze.owner);
  }

  private static Maze empty() {
    int squares = At.GRID * At.GRID;
    byte[] nothing = new byte[squares];
    Arrays.fill(nothing, NONE);
    return new Maze(
        List.of(), List.of(), nothing, new byte[squares + At.GRID], new byte[squares + 1], nothing);
  }

  /** RFTG-13.6: with a card more; whether it may lie there is for {@link Placements} to say. */
  public Maze laying(Placement placement) {
    byte[] newGround = ground.clone();
    byte[] newNorth = north.clone();
    byte[] newWest = west.clone();
    byte[] newOwner = owner.clone();
    Shape shape = placement.shape();
    for (int y = 0; y <= shape.height(); y++) {
      for (int x = 0; x <= shape.width(); x++) {
        int node = At.node(placement.x() + x, placement.y() + y);
        if (x < shape.width()) {
          newNorth[node] = (byte) shape.north(x, y);
        }
        if (y < shape.height()) {
          newWest[node] = (byte) shape.west(x, y);
        }
        if (x < shape.width() && y < shape.height()) {
          newGround[node] = (byte) shape.at(x, y).index();
          newOwner[node] = (byte) laid.size();
        }
      }
    }
    List<Placement> more = new ArrayList<>(laid);
    more.add(placement);
    List<At> stillTaken = new ArrayList<>(taken);
    stillTaken.removeIf(at -> newOwner[at.node()] == laid.size());
    return new Maze(
        Collections.unmodifiableList(more),
        Collections.unmodifiableList(stillTaken),
        newGround,
        newNorth,
        newWest,
        newOwner);
  }

  /** RFTG-12.12: without the token on this square. */
  public Maze taking(At at) {
    List<At> more = new ArrayList<>(taken);
    more.add(at);
    return new Maze(laid, Collections.unmodifiableList(more), ground, north, west, owner);
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
    List<At> squares = new ArrayList<>();
    for (int node = 0; node < ground.length; node++) {
      if (has(node)) {
        squares.add(At.of(node));
      }
    }
    return squares;
  }

  public boolean has(At at) {
    return at.isOnGrid() && has(at.node());
  }

  boolean has(int node) {
    return ground[node] != NONE;
  }

  /** RFTG-11.15: what is visible there. */
  public Optional<Ground> ground(At at) {
    return has(at) ? Optional.of(ground(at.node())) : Optional.empty();
  }

  Ground ground(int node) {
    return Ground.ALL.get(ground[node]);
  }

  public boolean hasToken(At at) {
    return has(at) && ground(at.node()).holdsToken() && !taken.contains(at);
  }

  /** The side north of a square. */
  public int north(At at) {
    return north[at.node()];
  }

  /** The side west of a square. */
  public int west(At at) {
    return west[at.node()];
  }

  int north(int node) {
    return north[node];
  }

  int west(int node) {
    return west[node];
  }

  /** The card whose square is visible there, as its place in {@link #laid}. */
  int owner(int node) {
    return owner[node];
  }

  /** RFTG-13.15. */
  public int stations() {
    int stations = 0;
    for (byte each : ground) {
      stations += each == Ground.STATION.index() ? 1 : 0;
    }
    return stations;
  }

  /** RFTG-11.9: the corners of the main airlock, in the order of the data. */
  public static List<At> corners() {
    return OrbData.FILE.mainAirlock().corners();
  }

  /** RFTG-12.4: the airlock spaces, the main one first. */
  public List<At> airlocks() {
    List<At> airlocks = new ArrayList<>();
    for (int node = 0; node < ground.length; node++) {
      boolean main = ground[node] == Ground.MAIN_AIRLOCK.index() && space(node) == node;
      if (main) {
        airlocks.add(0, At.of(node));
      } else if (ground[node] == Ground.SECONDARY_AIRLOCK.index()) {
        airlocks.add(At.of(node));
      }
    }
    return airlocks;
  }

  /**
   * RFTG-11.12: the two squares of the main airlock space are one; the western one stands for both.
   */
  int space(int node) {
    boolean eastern =
        ground[node] == Ground.MAIN_AIRLOCK.index()
            && ground[node - 1] == Ground.MAIN_AIRLOCK.index();
    return eastern ? node - 1 : node;
  }

  /** The square that stands for the space there. */
  public At space(At at) {
    return At.of(space(at.node()));
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
