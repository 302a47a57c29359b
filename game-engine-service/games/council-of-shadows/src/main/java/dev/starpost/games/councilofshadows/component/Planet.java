package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A planet of a solar system. In JSON a word: {@code sys-1-03/0} is the first planet of that tile.
 *
 * @param code four for each system
 */
public record Planet(int code) {
  public static final int MOST = 4;

  private static final List<Planet> PLANETS = planets();
  private static final List<Item<Planet>> ITEMS =
      PLANETS.stream().map(planet -> Item.of(planet, planet.describe())).toList();

  private static List<Planet> planets() {
    List<Planet> planets = new ArrayList<>();
    for (int code = 0; code < SolarSystem.ALL.size() * MOST; code++) {
      planets.add(new Planet(code));
    }
    return Collections.unmodifiableList(planets);
  }

  /** Those of a system, in order. */
  public static List<Planet> ofSystem(SolarSystem system) {
    return PLANETS.stream().filter(each -> each.system() == system && each.exists()).toList();
  }

  public static Planet of(SolarSystem system, int index) {
    return PLANETS.get(system.index() * MOST + index);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Planet of(String id) {
    for (Planet planet : PLANETS) {
      if (planet.exists() && planet.id().equals(id)) {
        return planet;
      }
    }
    throw new IllegalArgumentException("there is no planet " + id);
  }

  @JsonValue
  public String id() {
    return system().id() + "/" + index();
  }

  public SolarSystem system() {
    return SolarSystem.ALL.get(code / MOST);
  }

  /** Planets of a system are numbered from 0. */
  int index() {
    return code % MOST;
  }

  /** Whether its system has so many planets. */
  private boolean exists() {
    return index() < system().planets();
  }

  public PlanetKind kind() {
    return system().kind(index());
  }

  public Item<Planet> item() {
    return ITEMS.get(code);
  }

  private Text describe() {
    return exists()
        ? Text.of(
            "planet", "system", system().label(), "number", index() + 1, "kind", kind().label())
        : system().label();
  }

  @Override
  public String toString() {
    return id();
  }
}
