package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;

/**
 * Bots that play Alien Frontiers at one table to its end with few moves: the first settles whenever
 * it can and otherwise works for it, the others do what is done soon. At random it takes nearly
 * three times as many.
 */
final class HastyFrontiers {
  /** What the one who hurries does; the best first, on each line either. */
  private static final List<List<String>> HURRY =
      List.of(
          List.of("settle", "launch"),
          List.of("dock shipyard"),
          List.of("dock raiders-outpost"),
          List.of("dock colonist-hub"),
          List.of("dock lunar-mine", "dock solar-converter"),
          List.of("trade"),
          List.of("steal-resources"),
          List.of("end-turn", "return-resources"),
          List.of("decline"));

  /** What the others do: as many ships as can be with one move. */
  private static final List<List<String>> EASE =
      List.of(
          List.of("end-turn"),
          List.of("dock raiders-outpost"),
          List.of("dock orbital-market"),
          List.of("dock colonist-hub"),
          List.of("launch"),
          List.of("settle"),
          List.of("dock lunar-mine"),
          List.of("dock solar-converter"),
          List.of("return-resources"),
          List.of("decline"));

  private final String game;
  private final Map<Integer, Visitor> players;
  private final Random random;

  /**
   * @param players by their seats
   */
  HastyFrontiers(String game, Map<Integer, Visitor> players) {
    this.game = "/v1/games/" + game;
    this.players = Map.copyOf(players);
    this.random = new Random(game.hashCode());
  }

  /**
   * Returns when the game is over.
   *
   * @param afterEach called after each move
   */
  void play(Runnable afterEach) {
    JsonNode now = get(players.get(1), game);
    while (!now.path("finished").asBoolean()) {
      now = move(now.path("awaiting").get(0).asInt());
      afterEach.run();
    }
  }

  /** What came of it: whom the game waits for now, or that it is over. */
  private JsonNode move(int seat) {
    Visitor player = players.get(seat);
    JsonNode asked = get(player, game + "/options");
    JsonNode option = best(asked.path("options"), seat == 1 ? HURRY : EASE);
    Answer answer =
        player.persist(
            Request.of("POST", game + "/moves")
                .with("Idempotency-Key", UUID.randomUUID().toString())
                .with("If-Match", "\"" + asked.path("version").asLong() + "\"")
                .sending(Map.of("move", Moves.first(option))));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json();
  }

  private JsonNode best(JsonNode options, List<List<String>> wishes) {
    int best = wishes.size();
    List<JsonNode> equal = new ArrayList<>();
    for (JsonNode option : options) {
      int wish = wish(option.path("move"), wishes);
      if (wish < best) {
        equal.clear();
        best = wish;
      }
      if (wish == best) {
        equal.add(option);
      }
    }
    return equal.get(random.nextInt(equal.size()));
  }

  /** On which line it is; after all of them if on none. */
  private static int wish(JsonNode move, List<List<String>> wishes) {
    String type = move.path("type").asText();
    String what = type.equals("dock") ? "dock " + move.path("station").asText() : type;
    int line = 0;
    while (line < wishes.size() && !wishes.get(line).contains(what)) {
      line++;
    }
    return line;
  }

  private static JsonNode get(Visitor player, String path) {
    Answer answer = player.persist(Request.of("GET", path));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json();
  }
}
