package dev.starpost.deploy.load.moves;

import static dev.starpost.deploy.load.moves.SituationTest.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class MoveChoiceTest {
  private static final int TRIES = 2_000;
  private static final Situation BIDDING = new Situation("sv-1", 1, List.of(1), true, false);
  private static final Situation BOARDING = new Situation("sv-1", 4, List.of(1), false, false);

  private static final String TO_BID =
      """
      {"gameId":"sv-1","version":1,"seat":1,"options":[
        {"move":{"type":"bid","crew":[]},"label":"Bid","rule":"SV-4.1",
         "choose":[{"param":"crew","of":[{"value":2,"label":"2","times":2},{"value":9,"label":"9","times":1}],
                    "min":0,"max":3}]}]}""";

  private static final String TO_TRIM =
      """
      {"options":[{"move":{"type":"trim-hand","crew":[]},
        "choose":[{"param":"crew","of":[{"value":4},{"value":5},{"value":6}],"min":1,"max":1}]}]}""";

  private static final String TO_SEARCH =
      """
      {"options":[{"move":{"type":"search"}},{"move":{"type":"leave"},"choose":[]}]}""";

  private final MoveChoice choice = new MoveChoice(new Random(7));

  @Test
  void three_bids_in_four_are_made_without_asking() {
    long unasked = 0;
    for (int i = 0; i < TRIES; i++) {
      unasked += choice.unasked(BIDDING).filter(MoveChoice.BID_NOTHING::equals).stream().count();
    }
    assertThat(unasked).isBetween(TRIES * 7L / 10, TRIES * 8L / 10);
  }

  @Test
  void everything_else_is_asked_for() {
    for (int i = 0; i < TRIES; i++) {
      assertThat(choice.unasked(BOARDING)).isEmpty();
    }
  }

  @Test
  void a_choice_takes_each_value_as_often_as_there_is_one() {
    TreeMap<Integer, Integer> sizes = new TreeMap<>();
    for (int i = 0; i < TRIES; i++) {
      JsonNode move = json(choice.from(json(TO_BID)).orElseThrow());
      assertThat(move.path("type").asText()).isEqualTo("bid");
      List<Integer> crew = crew(move);
      assertThat(List.of(2, 2, 9)).containsAll(crew);
      assertThat(crew.stream().filter(strength -> strength == 9).count()).isLessThanOrEqualTo(1);
      sizes.merge(crew.size(), 1, Integer::sum);
    }
    assertThat(sizes.keySet()).containsExactly(0, 1, 2, 3);
  }

  @Test
  void a_choice_keeps_within_least_and_most() {
    for (int i = 0; i < TRIES; i++) {
      assertThat(crew(json(choice.from(json(TO_TRIM)).orElseThrow()))).hasSize(1);
    }
  }

  @Test
  void every_option_has_its_turn() {
    List<String> chosen = new ArrayList<>();
    for (int i = 0; i < TRIES; i++) {
      chosen.add(choice.from(json(TO_SEARCH)).orElseThrow());
    }
    assertThat(chosen).contains("{\"type\":\"search\"}", "{\"type\":\"leave\"}");
  }

  @Test
  void without_options_there_is_no_move() {
    assertThat(choice.from(json("{\"options\":[]}"))).isEmpty();
  }

  private static List<Integer> crew(JsonNode move) {
    List<Integer> crew = new ArrayList<>();
    move.path("crew").forEach(strength -> crew.add(strength.asInt()));
    return crew;
  }
}
