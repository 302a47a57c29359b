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

/**
 * Race for the Galaxy as strangers meet it: two of them and the Orb, from the deal to the ladder.
 */
@ExtendWith(Platform.class)
@Tag("system")
class RaceAtTheDoorTest {
  private static final String NAME = "race-for-the-galaxy";
  private static final int LONGEST = 3_000;

  @Test
  void a_ranked_game_with_the_orb_is_played_to_its_end_and_moves_the_ladder(Door door) {
    Visitor ann = Person.registered(door).signIn();
    Visitor bob = Person.registered(door).signIn();
    String id = begun(ann, bob);
    String game = "/v1/games/" + id;
    JsonNode view = ann.get(game).json();
    assertThat(view.at("/state/orb/squares")).as("enough to draw the Orb").isNotEmpty();
    assertThat(view.at("/state/yourHand")).isNotEmpty();

    Random random = new Random(22);
    for (int moves = 0; isRunning(ann, game); moves++) {
      assertThat(moves).as("moves without an end").isLessThan(LONGEST);
      boolean annMoved = move(ann, game, random);
      boolean bobMoved = move(bob, game, random);
      assertThat(annMoved || bobMoved || !isRunning(ann, game)).as("somebody is asked").isTrue();
    }

    JsonNode places = ann.get(game).json().at("/result/places");
    assertThat(places).hasSize(2);
    assertThat(ann.get(game + "/export").status()).isEqualTo(200);
    Eventually.holds("both are rated", () -> isRated(ann, id) && isRated(bob, id));
    int both = rating(ann) + rating(bob);
    boolean tied = places.at("/0/rank").asInt() == places.at("/1/rank").asInt();
    assertThat(both).as("what one wins the other loses").isEqualTo(3_000);
    assertThat(rating(ann) == rating(bob)).as(places.toString()).isEqualTo(tied);
  }

  private static String begun(Visitor ann, Visitor bob) {
    Answer opened =
        ann.post(
            "/v1/tables",
            Map.of(
                "game",
                NAME,
                "ranked",
                true,
                "seats",
                Map.of("min", 2, "max", 2),
                "options",
                Map.of("orb", true)));
    assertThat(opened.status()).as(opened.text()).isEqualTo(201);
    return bob.joinAndAwaitGame(opened.json().path("id").asText(), Map.of());
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

  private static boolean isRated(Visitor visitor, String game) {
    JsonNode history = visitor.get("/v1/players/" + visitor.name() + "/ratings/" + NAME).json();
    return history.at("/history/0/gameId").asText().equals(game);
  }

  private static int rating(Visitor visitor) {
    JsonNode place = visitor.get("/v1/ladders/" + NAME + "/players/" + visitor.name()).json();
    return place.at("/standing/rating").asInt();
  }
}
