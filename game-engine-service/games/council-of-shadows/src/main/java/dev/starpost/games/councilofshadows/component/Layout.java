package dev.starpost.games.councilofshadows.component;

import dev.starpost.kernel.data.Components;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.IntStream;

/**
 * COS-1.1, COS-2.2, COS-2.3: the board for a number of players, without what is covered.
 *
 * @param stationSpots how many stations each galaxy has room for (COS-10.2)
 * @param galaxies in the order of the board, the near sector first
 * @param slots those of each galaxy, by its index; none if it is not on this board
 * @param sectors the slots of each sector, the near one first
 */
public record Layout(
    int stationSpots, List<Galaxy> galaxies, List<List<Slot>> slots, List<List<Slot>> sectors) {

  public static final int SECTORS = 3;

  /** What a galaxy gives when it is exploited (COS-7.2). */
  public record Yield(int energy, int lightBonus) {}

  /** A galaxy as {@code board.yaml} has it. */
  record GalaxyRow(Galaxy id, int sector, Yield high, Yield low, StationType station) {}

  /** A side of the board. */
  record Side(List<Integer> players, int stationSpots, SortedMap<Galaxy, Integer> slots) {}

  /** COS-10.1. */
  public record Stations(int perPlayer, Gems cost, int cubes) {}

  /** The limits of the track. */
  public record Consumption(int start, int least, int most) {}

  /** The file. */
  record File(
      Consumption consumption,
      int stackLimit,
      Galaxy setupGalaxy,
      Stations stations,
      List<GalaxyRow> galaxies,
      List<Side> sides,
      SortedMap<Integer, List<Galaxy>> covers) {}

  private static final File FILE =
      Components.read(Layout.class, "council-of-shadows/board.yaml", File.class);

  public static final Consumption CONSUMPTION = FILE.consumption();

  /** COS-1.3. */
  public static final int STACK_LIMIT = FILE.stackLimit();

  /** Where the first systems lie (COS-2.4). */
  public static final Galaxy SETUP_GALAXY = FILE.setupGalaxy();

  public static final Stations STATIONS = FILE.stations();
  public static final Price STATION_PRICE = Price.of(STATIONS.cost());

  /** By the galaxy's index, in whatever order the file has them. */
  private static final List<GalaxyRow> ROWS = Galaxy.ALL.stream().map(Layout::rowOf).toList();

  private static final List<Layout> LAYOUTS =
      IntStream.rangeClosed(1, 4).mapToObj(Layout::layout).toList();

  public static Layout of(int players) {
    return LAYOUTS.get(players - 1);
  }

  private static Layout layout(int players) {
    Side side =
        FILE.sides().stream()
            .filter(one -> one.players().contains(players))
            .findFirst()
            .orElseThrow();
    List<Galaxy> covered = FILE.covers().getOrDefault(players, List.of());
    List<Galaxy> galaxies = new ArrayList<>();
    List<List<Slot>> slots = new ArrayList<>();
    List<List<Slot>> sectors = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (Galaxy galaxy : Galaxy.ALL) {
      List<Slot> own = new ArrayList<>();
      int number = covered.contains(galaxy) ? 0 : side.slots().getOrDefault(galaxy, 0);
      for (int slot = 1; slot <= number; slot++) {
        own.add(Slot.of(galaxy, slot));
      }
      slots.add(Collections.unmodifiableList(own));
      if (number > 0) {
        galaxies.add(galaxy);
        sectors.get(sectorOf(galaxy) - 1).addAll(own);
      }
    }
    return new Layout(
        side.stationSpots(),
        Collections.unmodifiableList(galaxies),
        Collections.unmodifiableList(slots),
        sectors.stream().map(Collections::unmodifiableList).toList());
  }

  private static GalaxyRow rowOf(Galaxy galaxy) {
    return FILE.galaxies().stream()
        .filter(row -> row.id() == galaxy)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("board.yaml has no galaxy " + galaxy.id()));
  }

  private static GalaxyRow row(Galaxy galaxy) {
    return ROWS.get(galaxy.index());
  }

  /** The row of the file. */
  public static Object data(Galaxy galaxy) {
    return row(galaxy);
  }

  public static int sectorOf(Galaxy galaxy) {
    return row(galaxy).sector();
  }

  public static Yield high(Galaxy galaxy) {
    return row(galaxy).high();
  }

  public static Yield low(Galaxy galaxy) {
    return row(galaxy).low();
  }

  public static StationType stationOf(Galaxy galaxy) {
    return row(galaxy).station();
  }

  /** The slots of all boards, each once. */
  public static List<Slot> everySlot() {
    return LAYOUTS.stream()
        .flatMap(layout -> layout.slots.stream())
        .flatMap(List::stream)
        .distinct()
        .sorted(Comparator.comparingInt(Slot::code))
        .toList();
  }

  public List<Slot> slotsOf(Galaxy galaxy) {
    return slots.get(galaxy.index());
  }

  /** The slots of a sector: 1, 2 or 3. */
  public List<Slot> sector(int sector) {
    return sectors.get(sector - 1);
  }
}
