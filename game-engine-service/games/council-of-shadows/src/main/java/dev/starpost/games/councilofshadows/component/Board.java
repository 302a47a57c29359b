package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The solar systems that lie on the board, and the cubes on their planets (COS-1.3). Immutable; in
 * JSON an array of systems. Small numbers in arrays, because random play copies it all the time.
 */
public final class Board {
  public static final Board EMPTY =
      new Board(
          filled(new byte[Slot.ALL]),
          filled(new byte[SolarSystem.ALL.size()]),
          new int[SolarSystem.ALL.size()]);

  /** The lowest two bits of each planet's byte. */
  private static final int FIRST_OWNER = 0x03030303;

  private static final int SUM_OF_BYTES = 0x01010101;
  private static final int OWNERS = 4;
  private static final byte NOTHING = -1;

  /** For each slot the index of its system. */
  private final byte[] systems;

  /** For each system the code of its slot. */
  private final byte[] slots;

  /** For each system a byte for each planet, with two bits for the cubes of each owner. */
  private final int[] cubes;

  /**
   * A system that lies on the board.
   *
   * @param cubes for each planet the numbers of the seats whose cubes stand there
   */
  public record Placed(Slot slot, SolarSystem system, List<List<Integer>> cubes) {}

  private Board(byte[] systems, byte[] slots, int[] cubes) {
    this.systems = systems;
    this.slots = slots;
    this.cubes = cubes;
  }

  private static byte[] filled(byte[] empty) {
    Arrays.fill(empty, NOTHING);
    return empty;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Board of(List<Placed> placed) {
    Board board = EMPTY;
    for (Placed each : placed) {
      board = board.with(each.system(), each.slot());
      for (int planet = 0; planet < each.cubes().size(); planet++) {
        for (int owner : each.cubes().get(planet)) {
          board = board.with(Planet.of(each.system(), planet), Seat.of(owner), 1);
        }
      }
    }
    return board;
  }

  @JsonValue
  public List<Placed> placed() {
    List<Placed> placed = new ArrayList<>();
    for (int slot = 0; slot < systems.length; slot++) {
      SolarSystem system = systemAt(Slot.of(slot));
      if (system != null) {
        placed.add(new Placed(Slot.of(slot), system, owners(system)));
      }
    }
    return placed;
  }

  /** For each planet the seats whose cubes stand there. */
  public List<List<Integer>> owners(SolarSystem system) {
    List<List<Integer>> planets = new ArrayList<>();
    for (int planet = 0; planet < system.planets(); planet++) {
      List<Integer> owners = new ArrayList<>();
      for (Seat owner : Seat.first(OWNERS)) {
        owners.addAll(Collections.nCopies(on(Planet.of(system, planet), owner), owner.number()));
      }
      planets.add(Collections.unmodifiableList(owners));
    }
    return planets;
  }

  /** The system on the slot; null if it is free. */
  public SolarSystem systemAt(Slot slot) {
    int index = systems[slot.code()];
    return index == NOTHING ? null : SolarSystem.ALL.get(index);
  }

  public boolean isFree(Slot slot) {
    return systems[slot.code()] == NOTHING;
  }

  public boolean has(SolarSystem system) {
    return slots[system.index()] != NOTHING;
  }

  /** Where a system lies that is on the board. */
  public Slot slotOf(SolarSystem system) {
    return Slot.of(slots[system.index()]);
  }

  public Galaxy galaxyOf(SolarSystem system) {
    return slotOf(system).galaxy();
  }

  /** How high the stack on the planet is. */
  public int stack(Planet planet) {
    return stack(planet.system().index(), planet.index());
  }

  public int stack(int system, int planet) {
    int stack = cubes[system] >>> (8 * planet);
    return (stack & 3) + (stack >>> 2 & 3) + (stack >>> 4 & 3) + (stack >>> 6 & 3);
  }

  public int on(Planet planet, Seat owner) {
    return cubes[planet.system().index()] >>> shift(planet, owner) & 3;
  }

  public int in(SolarSystem system, Seat owner) {
    return inSystem(system.index(), owner.index());
  }

  private int inSystem(int system, int owner) {
    return ((cubes[system] >>> (2 * owner) & FIRST_OWNER) * SUM_OF_BYTES) >>> 24;
  }

  /** The cubes of everybody but the owner. */
  public int ofOthers(SolarSystem system, Seat owner) {
    int sum = 0;
    for (int other = 0; other < OWNERS; other++) {
      sum += other == owner.index() ? 0 : inSystem(system.index(), other);
    }
    return sum;
  }

  /** The owner's cubes in these slots. */
  public int in(List<Slot> some, Seat owner) {
    int sum = 0;
    for (int i = 0; i < some.size(); i++) {
      int system = systems[some.get(i).code()];
      sum += system == NOTHING ? 0 : inSystem(system, owner.index());
    }
    return sum;
  }

  /** All cubes of the owner. */
  public int of(Seat owner) {
    int sum = 0;
    for (int system = 0; system < cubes.length; system++) {
      sum += inSystem(system, owner.index());
    }
    return sum;
  }

  /** The owner's cubes on planets of that kind. */
  public int on(PlanetKind kind, Seat owner) {
    int sum = 0;
    for (SolarSystem system : SolarSystem.ALL) {
      for (int planet = 0; planet < system.planets(); planet++) {
        sum += system.kind(planet) == kind ? on(Planet.of(system, planet), owner) : 0;
      }
    }
    return sum;
  }

  public Board with(SolarSystem system, Slot slot) {
    byte[] changedSystems = systems.clone();
    byte[] changedSlots = slots.clone();
    changedSystems[slot.code()] = (byte) system.index();
    changedSlots[system.index()] = (byte) slot.code();
    return new Board(changedSystems, changedSlots, cubes);
  }

  public Board with(Planet planet, Seat owner, int more) {
    if (stack(planet) + more > Layout.STACK_LIMIT) {
      throw new IllegalStateException("no room for " + more + " cubes on " + planet);
    }
    return changed(planet, owner, more);
  }

  public Board without(Planet planet, Seat owner) {
    if (on(planet, owner) == 0) {
      throw new IllegalStateException(owner + " has no cube on " + planet);
    }
    return changed(planet, owner, -1);
  }

  private Board changed(Planet planet, Seat owner, int by) {
    int[] changed = cubes.clone();
    changed[planet.system().index()] += by << shift(planet, owner);
    return new Board(systems, slots, changed);
  }

  private static int shift(Planet planet, Seat owner) {
    return 8 * planet.index() + 2 * owner.index();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board that
        && Arrays.equals(systems, that.systems)
        && Arrays.equals(cubes, that.cubes);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(systems) + Arrays.hashCode(cubes);
  }

  @Override
  public String toString() {
    return placed().toString();
  }
}
