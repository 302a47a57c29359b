package dev.starpost.rating.challenge;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.ChallengeLapsed;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.Consequence;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.Lapse;
import dev.starpost.rating.RatingTest;
import dev.starpost.rating.World;
import dev.starpost.rating.World.Somebody;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

@RatingTest
class ChallengeIntakeTest {
  @Inject World world;
  @Inject ChallengeIntake challenges;

  @Test
  void whoever_lets_challenges_lapse_is_listed_apart_until_the_next_rated_game() {
    String game = world.newGame();
    Somebody ann = world.rated(game, "Ann", 1700);
    Somebody bob = world.rated(game, "Bob", 1600);
    Instant then = Instant.now();

    lapse(game, ann, Consequence.NONE, then);
    ladder(game, "ranked").body("standings.name", contains(ann.name(), bob.name()));

    lapse(game, ann, Consequence.RESTING, then);
    ladder(game, "ranked")
        .body("standings.name", contains(bob.name()))
        .body("standings.place", contains(1));
    ladder(game, "resting").body("standings.name", contains(ann.name()));
    given()
        .auth()
        .oauth2(Tokens.operator())
        .get("/internal/ladders/{game}/places?accounts={a}", game, ann.account())
        .then()
        .body("places[0].resting", equalTo(true));

    world.duel(game, ann, world.somebody("Cleo"));
    ladder(game, "resting").body("standings", equalTo(List.of()));
    ladder(game, "ranked").body("standings.name", contains(ann.name(), bob.name()));

    // What is told again is over.
    lapse(game, ann, Consequence.RESTING, then);
    ladder(game, "ranked").body("standings.name", contains(ann.name(), bob.name()));
  }

  @Test
  void whoever_is_not_on_the_ladder_cannot_rest() throws IOException {
    String game = world.newGame();
    lapse(game, new Somebody("unknown", "Unknown"), Consequence.RESTING, Instant.now());
    lapse(game, world.somebody("Ann"), Consequence.RESTING, Instant.now());
    challenges.take(World.records("c", sample("challenge-lapsed.v1"), sample("ticket-queued.v1")));

    ladder("council", "resting").body("players", equalTo(0));
  }

  private void lapse(String game, Somebody challenged, Consequence consequence, Instant at) {
    var lapsed =
        new ChallengeLapsed(
            "c-1", game, "challenger", challenged.account(), Lapse.IGNORED, consequence, at);
    challenges.take(World.records("c-1", ContractJson.text(lapsed)));
  }

  private static ValidatableResponse ladder(String game, String list) {
    return given()
        .auth()
        .oauth2(Tokens.withScopes("ann", "read"))
        .get("/v1/ladders/{game}?list={list}", game, list)
        .then()
        .statusCode(200);
  }

  private static String sample(String name) throws IOException {
    try (InputStream in = ContractJson.class.getResourceAsStream("/samples/" + name + ".json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
