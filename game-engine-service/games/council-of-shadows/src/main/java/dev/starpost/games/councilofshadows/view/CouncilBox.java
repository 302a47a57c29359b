package dev.starpost.games.councilofshadows.view;

import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.AutomaCard;
import dev.starpost.games.councilofshadows.component.BonusCard;
import dev.starpost.games.councilofshadows.component.Civilization;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gem;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.PlanetKind;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Component;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that lies in the box (§1), as clients read it: made of the data that the rules go by. */
public final class CouncilBox {
  private static final Map<String, Object> NOTHING = Collections.emptyMap();

  private CouncilBox() {}

  /** How high cubes may be stacked. */
  record CubeData(int stackLimit) {}

  /** Where a planet lies and what it is like. */
  record PlanetData(SolarSystem system, PlanetKind planet) {}

  /** Where a slot lies. */
  record SlotData(Galaxy galaxy) {}

  /** What a gem is worth in the end. */
  record GemData(int energyInTheEnd) {}

  public static List<Component> components() {
    List<Component> all = new ArrayList<>();
    for (ActionCard card : ActionCard.ALL) {
      all.add(
          of("card", card.id(), card.item().label(), StepWords.of(card), "COS-1.9", card.data()));
    }
    for (SolarSystem system : SolarSystem.ALL) {
      all.add(
          of(
              "system",
              system.id(),
              system.item(1).label(),
              StepWords.of(system),
              "COS-1.2",
              system.data()));
    }
    places(all);
    cards(all);
    pieces(all);
    return List.copyOf(all);
  }

  private static void places(List<Component> all) {
    for (SolarSystem system : SolarSystem.ALL) {
      for (Planet planet : Planet.ofSystem(system)) {
        all.add(
            new Component(
                "planet",
                planet.id(),
                planet.item().label(),
                Optional.empty(),
                "COS-1.2",
                new PlanetData(system, planet.kind())));
      }
    }
    for (Slot slot : Layout.everySlot()) {
      all.add(
          new Component(
              "slot",
              slot.id(),
              slot.item().label(),
              Optional.empty(),
              "COS-1.1",
              new SlotData(slot.galaxy())));
    }
    for (Galaxy galaxy : Galaxy.ALL) {
      all.add(
          of(
              "galaxy",
              galaxy.id(),
              galaxy.item().label(),
              StepWords.of(galaxy),
              "COS-1.1",
              Layout.data(galaxy)));
    }
    for (PlanetKind kind : PlanetKind.values()) {
      all.add(
          of(
              "planet-kind",
              kind.id(),
              kind.label(),
              Text.of("component.planet-kind." + kind.id()),
              "COS-1.2",
              NOTHING));
    }
    for (ZoneId zone : ZoneId.ALL) {
      all.add(of("zone", zone.id(), zone.label(), Text.of("component.zone"), "COS-4.1", NOTHING));
    }
  }

  private static void cards(List<Component> all) {
    for (Upgrade upgrade : Upgrade.ALL) {
      all.add(
          of(
              "upgrade",
              upgrade.id(),
              upgrade.item().label(),
              StepWords.of(upgrade),
              "COS-3.5",
              upgrade.data()));
    }
    for (DarkTech card : DarkTech.ALL) {
      all.add(
          of(
              "dark-tech",
              card.id(),
              card.item().label(),
              StepWords.of(card),
              card.level() == 1 ? "COS-13.2" : "COS-13.3",
              card.data()));
    }
    for (BonusCard card : BonusCard.all()) {
      all.add(
          of("bonus", card.id(), card.item().label(), StepWords.of(card), "COS-13.4", card.data()));
    }
    for (Leader leader : Leader.ALL) {
      all.add(
          of(
              "leader",
              leader.id(),
              leader.item().label(),
              StepWords.of(leader),
              "COS-11.2",
              leader.data()));
    }
    for (AutomaCard card : AutomaCard.ALL) {
      all.add(
          new Component(
              "automa-card",
              card.id(),
              Text.of("automa-card", "level", card.level(), "consumption", card.consumption()),
              Optional.empty(),
              "COS-12.2",
              card.data()));
    }
  }

  private static void pieces(List<Component> all) {
    for (Civilization civilization : Civilization.ALL) {
      all.add(
          new Component(
              "civilization",
              civilization.id(),
              civilization.item().label(),
              Optional.empty(),
              "COS-2.9",
              NOTHING));
    }
    for (Gem gem : Gem.ALL) {
      int energy = Gems.one(gem).energy();
      all.add(
          of(
              Component.RESOURCE,
              gem.id(),
              gem.item().label(),
              Text.of("component.gem", "energy", energy),
              "COS-9.2",
              new GemData(energy)));
    }
    all.add(
        of(
            Component.RESOURCE,
            "energy",
            Text.of("resource.energy"),
            Text.of("component.energy"),
            "COS-8.3",
            NOTHING));
    all.add(
        of(
            Component.PIECE,
            "cube",
            Text.of("piece.cube"),
            Text.of("component.cube", "most", Layout.STACK_LIMIT),
            "COS-1.3",
            new CubeData(Layout.STACK_LIMIT)));
    all.add(
        of(
            Component.PIECE,
            "station",
            Text.of("piece.station"),
            Text.of(
                "component.station",
                "gems",
                Layout.STATIONS.cost().labels(),
                "most",
                Layout.STATIONS.perPlayer()),
            "COS-10.1",
            Layout.STATIONS));
  }

  private static Component of(
      String kind, String id, Text name, Text text, String rule, Object data) {
    return Component.of(kind, id, name, text, rule, data);
  }
}
