package dev.starpost.games.alienfrontiers.view;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;

import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.FrontiersComponents;
import dev.starpost.games.alienfrontiers.component.Resource;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechCard;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Component;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/** All that lies in the box (§1), as clients read it: made of the data that the rules go by. */
public final class FrontiersBox {
  private static final Map<String, Object> NOTHING = Collections.emptyMap();

  private FrontiersBox() {}

  /**
   * A station.
   *
   * @param shipyardCost what the next ship costs, by its number
   */
  record StationData(
      int docks,
      int group,
      FrontiersComponents.Requirement requires,
      Optional<Resources> cost,
      Optional<SortedMap<Integer, Resources>> shipyardCost,
      Optional<FrontiersComponents.Hub> hub) {}

  /** How many ships or colonies a player has. */
  record Pieces(FrontiersComponents.StartingShips ships, SortedMap<Integer, Integer> colonies) {}

  /** What the relic ship costs. */
  record RelicData(Resources cost) {}

  public static List<Component> components() {
    List<Component> all = new ArrayList<>();
    for (Station station : Station.values()) {
      all.add(
          Component.of(
              "station",
              station.id(),
              station.label(),
              words("component.station." + station.id()),
              station.rule(),
              data(station)));
    }
    for (Territory territory : Territory.ALL) {
      all.add(
          Component.of(
              "territory",
              territory.id(),
              territory.label(),
              words("component.territory." + territory.id()),
              rule(territory),
              NOTHING));
    }
    for (Field field : Field.ALL) {
      all.add(
          Component.of(
              "field",
              field.id(),
              field.label(),
              words("component.field." + field.id()),
              rule(field),
              NOTHING));
    }
    for (TechCard card : BOX.techCards()) {
      Tech id = card.id();
      all.add(Component.of("tech", id.id(), id.label(), text(card), rule(id), card));
    }
    for (Resource resource : Resource.values()) {
      all.add(
          Component.of(
              Component.RESOURCE,
              resource.id(),
              resource.label(),
              words("component.resource." + resource.id()),
              "AF-1.2",
              NOTHING));
    }
    Pieces pieces = new Pieces(BOX.startingShips(), BOX.colonies());
    all.add(piece("ship", "AF-1.1", pieces));
    all.add(piece("colony", "AF-1.1", pieces));
    all.add(piece("relic", "AF-5.5", new RelicData(BOX.relicCost())));
    return List.copyOf(all);
  }

  private static Component piece(String id, String rule, Object data) {
    return Component.of(
        Component.PIECE, id, Text.of("piece." + id), words("component.piece." + id), rule, data);
  }

  /** A sentence with whatever numbers of the box it speaks of. */
  private static Text words(String key) {
    return Text.of(
        key,
        "total",
        BOX.claimTotal(),
        "cards",
        BOX.faceUpCards(),
        "loot",
        BOX.raidLoot(),
        "constructor",
        BOX.station(Station.COLONY_CONSTRUCTOR).cost().orElseThrow().label(),
        "terraforming",
        BOX.station(Station.TERRAFORMING_STATION).cost().orElseThrow().label(),
        "circles",
        BOX.hub().circles(),
        "launch",
        BOX.hub().launchCost().label(),
        "relic",
        BOX.relicCost().label(),
        "limit",
        BOX.resourceLimitAtTurnEnd());
  }

  private static Object data(Station station) {
    if (station == Station.MAINTENANCE_BAY) {
      return NOTHING;
    }
    FrontiersComponents.StationRow row = BOX.station(station);
    return new StationData(
        row.docks(),
        row.group(),
        row.requires(),
        row.cost(),
        station == Station.SHIPYARD ? Optional.of(BOX.shipyardCost()) : Optional.empty(),
        station == Station.COLONIST_HUB ? Optional.of(BOX.hub()) : Optional.empty());
  }

  /** What a card does, by its powers: cards of one shape share the words. */
  private static Text text(TechCard card) {
    if (card.points().isPresent()) {
      return Text.of("component.tech.points", "points", card.points().get());
    }
    if (card.passive().isPresent()) {
      return Text.of("component.tech." + card.passive().get().id());
    }
    Text power = Text.of("power." + card.use().orElseThrow().id());
    Text use =
        card.fuel().isPresent()
            ? Text.of("component.tech.use", "fuel", card.fuel().get(), "power", power)
            : power;
    return card.discard().isEmpty()
        ? use
        : Text.of(
            "component.tech.use-or-discard",
            "use",
            use,
            "discard",
            Text.of("power." + card.discard().get().id()));
  }

  private static String rule(Territory territory) {
    return switch (territory) {
      case ASIMOV_CRATER -> "AF-5.3";
      case BRADBURY_PLATEAU -> "AF-5.4";
      case BURROUGHS_DESERT -> "AF-5.5";
      case HEINLEIN_PLAINS -> "AF-5.6";
      case HERBERT_VALLEY -> "AF-5.7";
      case LEM_BADLANDS -> "AF-5.8";
      case POHL_FOOTHILLS -> "AF-5.9";
      case VAN_VOGT_MOUNTAINS -> "AF-5.10";
    };
  }

  private static String rule(Field field) {
    return switch (field) {
      case ISOLATION -> "AF-6.1";
      case POSITRON -> "AF-6.2";
      case REPULSOR -> "AF-6.3";
    };
  }

  private static String rule(Tech card) {
    return switch (card) {
      case ALIEN_CITY, ALIEN_MONUMENT -> "AF-7.5";
      case BOOSTER_POD -> "AF-7.6";
      case STASIS_BEAM -> "AF-7.7";
      case GRAVITY_MANIPULATOR -> "AF-7.8";
      case RESOURCE_CACHE -> "AF-7.9";
      case POLARITY_DEVICE -> "AF-7.10";
      case TEMPORAL_WARPER -> "AF-7.11";
      case DATA_CRYSTAL -> "AF-7.12";
      case ORBITAL_TELEPORTER -> "AF-7.13";
      case PLASMA_CANNON -> "AF-7.14";
      case HOLOGRAPHIC_DECOY -> "AF-7.15";
      case MIND_CONTROL_HELMET -> "AF-7.16";
    };
  }
}
