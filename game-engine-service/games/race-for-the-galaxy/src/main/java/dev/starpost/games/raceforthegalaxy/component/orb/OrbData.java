package dev.starpost.games.raceforthegalaxy.component.orb;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.starpost.games.raceforthegalaxy.component.card.ArtifactCategory;
import dev.starpost.kernel.data.Components;
import java.util.List;
import java.util.Optional;

/** The file {@code orb.yaml}. */
record OrbData(
    @JsonProperty("main_airlock") Layout mainAirlock,
    List<CardRow> airlocks,
    @JsonProperty("cards_a") List<CardRow> cardsA,
    @JsonProperty("cards_b") List<CardRow> cardsB,
    List<TokenRow> tokens) {

  static final OrbData FILE =
      Components.read(OrbData.class, "race-for-the-galaxy/orb.yaml", OrbData.class);

  /** An Orb card: squares, and the sides north and west of them. */
  record CardRow(String id, List<String> squares, List<String> h, List<String> v) {}

  /** A card that lies on the table from the beginning. */
  record LaidRow(String card, int x, int y, int rotation) {}

  /** How the main airlock lies on the table. */
  record Layout(List<LaidRow> placements, List<At> corners) {}

  /** A kind of token. */
  record TokenRow(
      String id,
      Token.Back back,
      int count,
      int vp,
      @JsonProperty("vp_per_station") Optional<Integer> vpPerStation,
      Optional<ArtifactCategory> category,
      @JsonProperty("one_of") List<TokenPower> oneOf) {}
}
