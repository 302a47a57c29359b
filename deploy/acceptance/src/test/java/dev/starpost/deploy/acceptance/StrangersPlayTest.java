package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two people who have never been here: from the first call to the rematch. */
@ExtendWith(Platform.class)
@Tag("system")
class StrangersPlayTest {

  @Test
  void they_register_sit_down_play_a_whole_game_and_play_again(Door door) {
    Visitor ann = Person.registered(door).signIn();
    Visitor bob = Person.registered(door).signIn();
    assertThat(door.call(Request.of("GET", "/v1/catalog")).json().findValuesAsText("game"))
        .contains("alien-frontiers", "council-of-shadows", "race-for-the-galaxy", "salvage");

    JsonNode table =
        ann.openTable(
            Map.of(
                "entropy", "heads or tails", "clock", Map.of("kind", "per-move", "move", "P3D")));
    String tableId = table.path("id").asText();
    assertThat(bob.get("/v1/tables?game=salvage&limit=100").text()).contains(tableId);
    String gameId = bob.joinAndAwaitGame(tableId, Map.of());
    String game = "/v1/games/" + gameId;
    assertThat(indexed(ann, "running")).contains(gameId);
    JsonNode listed = ann.get("/v1/games").json().at("/games/0");
    assertThat(listed.path("table").asText()).isEqualTo(tableId);
    assertThat(listed.at("/clock/move").asText()).isEqualTo("P3D");

    while (ann.get(game).json().path("status").asText().equals("running")) {
      boolean annMoved = ann.moveSomehow(gameId);
      boolean bobMoved = bob.moveSomehow(gameId);
      assertThat(annMoved || bobMoved || isOver(ann, game)).as("the game goes on").isTrue();
    }

    Eventually.holds("the index knows", () -> indexed(bob, "finished").contains(gameId));
    assertThat(indexed(bob, "running")).doesNotContain(gameId);
    assertThat(bob.get(game + "/events").json().path("history").size()).isGreaterThan(10);
    Answer export =
        door.call(
            Request.of("GET", game + "/export").with("Authorization", "Bearer " + ann.token()));
    assertThat(export.status()).isEqualTo(200);
    assertThat(export.text())
        .contains("heads or tails")
        .contains(table.path("commitment").asText());

    JsonNode rematch = bob.post(game + "/rematch", Map.of()).json();
    assertThat(rematch.path("rematchOf").asText()).isEqualTo(gameId);
    assertThat(ann.get("/v1/tables?mine=invited").text()).contains(rematch.path("id").asText());
    Answer again = ann.post(game + "/rematch", Map.of());
    assertThat(again.status()).as(again.text()).isEqualTo(200);
    Eventually.get(
        "the rematch has begun",
        () -> ann.get("/v1/tables/" + rematch.path("id").asText()).json().path("gameId").asText());
  }

  @Test
  void somebody_who_is_alone_plays_a_whole_game_against_a_bot(Door door) {
    Visitor ann = Visitor.guest(door);
    String table = ann.openTable(Map.of("bots", List.of("strong"))).path("id").asText();
    String gameId =
        Eventually.get(
            "the game has begun",
            () -> ann.get("/v1/tables/" + table).json().path("gameId").asText());

    Eventually.holds(
        "the game is over",
        () -> {
          ann.moveSomehow(gameId);
          return isOver(ann, "/v1/games/" + gameId);
        });
    Eventually.holds("the index knows", () -> indexed(ann, "finished").contains(gameId));
    assertThat(ann.get("/v1/games").json().at("/games/0/seats/1/bot").asText()).isEqualTo("strong");
  }

  @Test
  void the_game_says_whom_it_waits_for(Door door) {
    Visitor ann = Visitor.guest(door);
    Visitor bob = Visitor.guest(door);
    String table = ann.openTable(Map.of()).path("id").asText();
    String gameId = bob.joinAndAwaitGame(table, Map.of());
    String game = "/v1/games/" + gameId;

    Eventually.holds("Ann is awaited", () -> indexed(ann, "awaiting-me").contains(gameId));
    while (ann.get(game).json().path("awaiting").toString().contains("1")) {
      ann.moveSomehow(gameId);
    }
    Eventually.holds("she is not any more", () -> !indexed(ann, "awaiting-me").contains(gameId));
    assertThat(indexed(ann, "running")).contains(gameId);
    assertThat(indexed(bob, "awaiting-me")).contains(gameId);
  }

  @Test
  void a_guest_who_registers_keeps_their_games(Door door) {
    Visitor guest = Visitor.guest(door);
    Visitor bob = Visitor.guest(door);
    String table = guest.openTable(Map.of()).path("id").asText();
    String gameId = bob.joinAndAwaitGame(table, Map.of());

    Visitor person = Person.upgraded(guest).signIn();

    Eventually.holds("the game is theirs", () -> indexed(person, "running").contains(gameId));
    assertThat(person.get("/v1/games/" + gameId).json().path("seat").asInt()).isEqualTo(1);
  }

  private static boolean isOver(Visitor visitor, String game) {
    return visitor.get(game).json().path("status").asText().equals("finished");
  }

  private static List<String> indexed(Visitor visitor, String state) {
    Answer answer = visitor.get("/v1/games?limit=100&state=" + state);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json().path("games").findValuesAsText("gameId");
  }
}
