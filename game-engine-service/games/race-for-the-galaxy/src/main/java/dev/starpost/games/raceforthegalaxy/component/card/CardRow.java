package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;

/** A card as {@code cards.yaml} has it. */
record CardRow(
    String id,
    Optional<String> replaces,
    CardSet set,
    int count,
    CardKind kind,
    Optional<Integer> start,
    Optional<Integer> cost,
    Optional<Integer> defence,
    @JsonProperty("world_type") Optional<WorldType> worldType,
    Optional<Good> good,
    List<Keyword> keywords,
    Optional<Integer> vp,
    Optional<Scoring> scoring,
    List<Power> powers) {

  /** An opening hand for beginners (RFTG-3.9). */
  record PresetHand(int start, List<String> hand) {}

  /** How many cards there are of each cost, for a test. */
  record CostTable(
      List<Integer> development,
      @JsonProperty("non_military_world") List<Integer> nonMilitaryWorld,
      @JsonProperty("military_world") List<Integer> militaryWorld) {}

  /** The file. */
  record File(
      @JsonProperty("cost_table") CostTable costTable,
      @JsonProperty("preset_hands") List<PresetHand> presetHands,
      List<CardRow> cards,
      @JsonProperty("second_edition") List<CardRow> secondEdition) {}

  CardRow {
    require(id, cost.isPresent() != defence.isPresent(), "a cost or a defence");
    require(id, vp.isPresent() != scoring.isPresent(), "points or scoring");
    require(id, worldType.isPresent() == (kind == CardKind.WORLD), "a world has a type");
    boolean hasKind = worldType.isPresent() && worldType.get() != WorldType.GREY;
    require(id, good.isPresent() == hasKind, "a kind of good unless it is grey");
    require(id, defence.isEmpty() || kind == CardKind.WORLD, "only worlds have a defence");
    boolean produces = powers.stream().anyMatch(ProducePower.Self.class::isInstance);
    boolean production = worldType.isPresent() && worldType.get() == WorldType.PRODUCTION;
    require(id, produces == production, "production worlds, and only they, produce");
  }

  private static void require(String id, boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException(id + ": " + what);
    }
  }
}
