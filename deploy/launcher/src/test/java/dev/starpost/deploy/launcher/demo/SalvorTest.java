package dev.starpost.deploy.launcher.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SalvorTest {
  private static final String ON_BOARD =
      """
      {"options":[{"move":{"type":"search"}},
                  {"move":{"type":"leave"}}]}""";

  @Test
  void a_bid_is_any_that_the_options_admit_and_not_always_the_same() {
    Object options =
        Json.read(
            """
            {"options":[{"move":{"type":"bid"},"label":"Bid","choose":[
              {"param":"crew","min":1,"max":3,"of":[{"value":4,"label":"four","times":2},
                                                    {"value":9,"label":"nine"}]}]}]}""");
    List<Map<String, Object>> moves =
        IntStream.range(0, 100)
            .mapToObj(seed -> new Salvor(new Random(seed)).choose(options, Map.of()).orElseThrow())
            .toList();

    assertThat(moves)
        .allSatisfy(
            move -> {
              List<Object> crew = JsonFields.list(move, "crew");
              assertThat(crew).hasSizeBetween(1, 3).isSubsetOf(4L, 9L);
              assertThat(crew).filteredOn(card -> card.equals(9L)).hasSizeLessThan(2);
              assertThat(move).containsEntry("type", "bid");
            });
    assertThat(moves.stream().distinct()).hasSizeGreaterThan(4);
  }

  @Test
  void on_board_it_leaves_before_luck_runs_out() {
    assertThat(onBoard(0, "[3,4]")).isEqualTo("search");
    assertThat(onBoard(1, "[3,4]")).isEqualTo("search");
    assertThat(onBoard(2, "[3,4]")).isEqualTo("leave");
    assertThat(onBoard(0, "[3]")).isEqualTo("search");
    assertThat(onBoard(1, "[3]")).isEqualTo("leave");
  }

  @Test
  void where_nothing_is_asked_there_is_no_move() {
    assertThat(new Salvor(new Random(1)).choose(Map.of("options", List.of()), Map.of())).isEmpty();
  }

  private static String onBoard(int found, String party) {
    Object state = Json.read("{\"boarding\":{\"found\":%d,\"party\":%s}}".formatted(found, party));
    Object move = new Salvor(new Random(1)).choose(Json.read(ON_BOARD), state).orElseThrow();
    return JsonFields.text(move, "type");
  }
}
