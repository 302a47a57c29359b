package dev.starpost.games.alienfrontiers.component;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.data.EnumWords;
import dev.starpost.kernel.table.TableOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** §1 Components, as {@code components.yaml} has them. */
public record FrontiersComponents(
    SortedMap<Integer, Integer> colonies,
    int coloniesInLongGame,
    StartingShips startingShips,
    int fewestShips,
    int resourceLimitAtTurnEnd,
    int faceUpCards,
    int claimTotal,
    int raidLoot,
    Resources relicCost,
    Hub hub,
    SortedMap<Integer, List<Resources>> compensation,
    SortedMap<Integer, SortedMap<Station, Integer>> neutralShips,
    List<StationRow> stations,
    SortedMap<Integer, Resources> shipyardCost,
    List<Territory> territories,
    List<Field> fields,
    List<TechCard> techCards) {

  public static final FrontiersComponents BOX =
      Components.read(
          FrontiersComponents.class, "alien-frontiers/components.yaml", FrontiersComponents.class);

  /** AF-2.3. */
  public record StartingShips(int bay, int stock) {
    public int all() {
      return bay + stock;
    }
  }

  /** AF-4.8: what is special about the Colonist Hub. */
  public record Hub(int circles, Resources launchCost) {}

  /**
   * A station.
   *
   * @param docks how many ships it holds; at the Colonist Hub on each track
   * @param group how many ships one docking takes (AF-4.13)
   * @param cost what every docking costs, if that is fixed
   */
  public record StationRow(
      Station id, int docks, int group, Requirement requires, Optional<Resources> cost) {}

  /** What ships must show to dock. */
  public enum Requirement {
    ANY,
    AT_LEAST_HIGHEST,
    EQUAL,
    RUN,
    SIX;

    @JsonValue
    String id() {
      return EnumWords.of(this);
    }
  }

  public FrontiersComponents {
    stations =
        inOrder(stations, stations.stream().map(StationRow::id).toList(), Station.WITH_DOCKS);
    territories = inOrder(territories, territories, Territory.ALL);
    fields = inOrder(fields, fields, Field.ALL);
    techCards = inOrder(techCards, techCards.stream().map(TechCard::id).toList(), Tech.ALL);
  }

  /** Rows are found by the ordinal of what they describe. */
  private static <T> List<T> inOrder(List<T> rows, List<?> ids, List<?> expected) {
    if (!ids.equals(expected)) {
      throw new IllegalArgumentException(ids + " should be " + expected);
    }
    return List.copyOf(rows);
  }

  public StationRow station(Station station) {
    return stations.get(station.index());
  }

  public TechCard card(Tech tech) {
    return techCards.get(tech.index());
  }

  public int coloniesOf(int players, boolean longGame) {
    return longGame ? coloniesInLongGame : colonies.get(players);
  }

  /** AF-1.3: the deck in order, without the cards of options that were not chosen. */
  public List<Tech> deck(TableOptions options) {
    List<Tech> deck = new ArrayList<>();
    for (TechCard card : techCards) {
      if (card.isPlayedWith(options)) {
        deck.addAll(Collections.nCopies(card.count(), card.id()));
      }
    }
    return List.copyOf(deck);
  }

  /** The cards that have this passive power. */
  public TechSet with(TechCard.Passive passive) {
    return TechSet.of(
        techCards.stream()
            .filter(card -> card.passive().filter(one -> one == passive).isPresent())
            .map(TechCard::id)
            .toList());
  }
}
