package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** COS-1.2: a tile with planets and a resource. In JSON its id. */
public final class SolarSystem {

  /** A tile as {@code systems.yaml} has it. */
  record Row(String id, int sector, List<PlanetKind> planets, Gems gems, int energy) {}

  /** The file. */
  record File(List<Row> systems) {}

  public static final List<SolarSystem> ALL = read();

  private static final int MOST_CUBES = 12;

  private final int index;
  private final Row row;
  private final Text label;
  private final List<Item<SolarSystem>> items;

  private SolarSystem(int index, Row row) {
    this.index = index;
    this.row = row;
    this.label = Text.of("system." + row.id());
    this.items =
        IntStream.rangeClosed(1, MOST_CUBES)
            .mapToObj(times -> new Item<>(this, label, times))
            .toList();
  }

  private static List<SolarSystem> read() {
    List<SolarSystem> all = new ArrayList<>();
    File file = Components.read(SolarSystem.class, "council-of-shadows/systems.yaml", File.class);
    for (Row row : file.systems()) {
      all.add(new SolarSystem(all.size(), row));
    }
    return Collections.unmodifiableList(all);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static SolarSystem of(String id) {
    for (SolarSystem system : ALL) {
      if (system.id().equals(id)) {
        return system;
      }
    }
    throw new IllegalArgumentException("there is no system " + id);
  }

  /** All with that back, in order. */
  public static List<SolarSystem> ofSector(int sector) {
    return ALL.stream().filter(system -> system.sector() == sector).toList();
  }

  @JsonValue
  public String id() {
    return row.id();
  }

  /** Where it stands in lists that have one entry for each. */
  public int index() {
    return index;
  }

  /** The back: how many parsecs away it lies. */
  public int sector() {
    return row.sector();
  }

  public int planets() {
    return row.planets().size();
  }

  public PlanetKind kind(int planet) {
    return row.planets().get(planet);
  }

  public boolean shows(PlanetKind kind) {
    return row.planets().contains(kind);
  }

  public Gems gems() {
    return row.gems();
  }

  public int energy() {
    return row.energy();
  }

  /** The row of the file. */
  public Object data() {
    return row;
  }

  Text label() {
    return label;
  }

  /** To be chosen so many times at most. */
  public Item<SolarSystem> item(int times) {
    return items.get(times - 1);
  }

  @Override
  public String toString() {
    return id();
  }
}
