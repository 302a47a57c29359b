package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Race for the Galaxy as strangers meet it: two guests and the Orb, from the deal to the score. */
@ExtendWith(Platform.class)
@Tag("system")
class RaceAtTheDoorTest {
  private static final int LONGEST = 3_000;

  @Test
  void two_guests_play_a_whole_game_with_the_orb(Door door) {
    Visitor ann = Visitor.guest(door);
    Visitor bob = Visitor.guest(door);
    String game = begun(ann, bob);
    JsonNode view = ann.get(game).json();
    assertThat(view.at("/state/orb/squares")).as("enough to draw the Orb").isNotEmpty();
    assertThat(view.at("/state/yourHand")).isNotEmpty();

    Random random = new Random(22);
    for (int moves = 0; isRunning(ann, game); moves++) {
      assertThat(moves).as("moves without an end").isLessThan(LONGEST);
      boolean moved = move(ann, game, random) | move(bob, game, random);
      assertThat(moved || !isRunning(ann, game)).as("somebody is asked").isTrue();
    }

    assertThat(ann.get(game).json().at("/result/places")).hasSize(2);
    assertThat(ann.get(game + "/export").status()).isEqualTo(200);
  }

  private static String begun(Visitor ann, Visitor bob) {
    Answer opened =
        ann.post(
            "/v1/tables",
            Map.of(
                "game", "race-for-the-galaxy",
                "seats", Map.of("min", 2, "max", 2),
                "options", Map.of("orb", true)));
    assertThat(opened.status()).as(opened.text()).isEqualTo(201);
    return "/v1/games/" + bob.joinAndAwaitGame(opened.json().path("id").asText(), Map.of());
  }

  private static boolean isRunning(Visitor visitor, String game) {
    return visitor.get(game).json().path("status").asText().equals("running");
  }

  /** Any move of those that are offered; whether there was one. */
  private static boolean move(Visitor visitor, String game, Random random) {
    JsonNode asked = visitor.get(game + "/options").json();
    JsonNode options = asked.path("options");
    if (options.isEmpty()) {
      return false;
    }
    JsonNode option = options.get(random.nextInt(options.size()));
    Answer answer =
        visitor.call(
            Request.of("POST", game + "/moves")
                .with("Idempotency-Key", UUID.randomUUID().toString())
                .with("If-Match", "\"" + asked.path("version").asLong() + "\"")
                .sending(Map.of("move", Moves.any(option, random))));
    assertThat(answer.status()).as(List.of(option, answer.text()).toString()).isIn(200, 409, 412);
    return true;
  }
}
