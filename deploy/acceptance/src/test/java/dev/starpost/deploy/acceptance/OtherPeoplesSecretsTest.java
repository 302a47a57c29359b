package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Request;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is one's own is nobody else's. */
@ExtendWith(Platform.class)
@Tag("system")
class OtherPeoplesSecretsTest {

  @Test
  void a_private_game_is_there_for_those_who_play_it_only(Door door) {
    Visitor ann = Visitor.guest(door);
    Visitor bob = Visitor.guest(door);
    Visitor eve = Visitor.guest(door);
    JsonNode table = ann.openTable(Map.of("visibility", "private"));
    String id = table.path("id").asText();
    String code = table.path("inviteCode").asText();

    assertThat(eve.get("/v1/tables/" + id).status()).isEqualTo(404);
    assertThat(eve.post("/v1/tables/" + id + "/seats", Map.of()).status()).isEqualTo(404);
    assertThat(eve.post("/v1/tables/" + id + "/seats", Map.of("inviteCode", "wrong")).status())
        .isEqualTo(404);
    assertThat(eve.get("/v1/tables?limit=100").text()).doesNotContain(id);

    String game = "/v1/games/" + bob.joinAndAwaitGame(id, Map.of("inviteCode", code));
    for (String part :
        new String[] {"", "/options", "/events", "/stream", "/export", "/chat", "/notes"}) {
      assertThat(eve.get(game + part).status()).as(part).isEqualTo(404);
      int own = ann.get(game + part).status();
      assertThat(own).as(part).isEqualTo(part.equals("/export") ? 409 : 200);
    }
    assertThat(eve.get("/v1/tables/" + id).status()).isEqualTo(404);
    assertThat(bob.get("/v1/tables/" + id).text()).doesNotContain(code);
  }

  @Test
  void players_see_their_own_hand_and_notes(Door door) {
    Visitor ann = Visitor.guest(door);
    Visitor bob = Visitor.guest(door);
    Visitor eve = Visitor.guest(door);
    String table = ann.openTable(Map.of()).path("id").asText();
    String game = "/v1/games/" + bob.joinAndAwaitGame(table, Map.of());

    assertThat(ann.get(game).json().path("seat").asInt()).isEqualTo(1);
    assertThat(bob.get(game).json().path("seat").asInt()).isEqualTo(2);
    assertThat(eve.get(game).json().has("seat")).isFalse();
    assertThat(ann.get(game).text()).isNotEqualTo(bob.get(game).text());
    assertThat(eve.get(game + "/options").status()).isEqualTo(403);

    Request note = Request.of("PUT", game + "/notes").sending(Map.of("text", "bluff in round 3"));
    assertThat(ann.call(note).status()).isIn(200, 204);
    assertThat(ann.get(game + "/notes").text()).contains("bluff in round 3");
    assertThat(bob.get(game + "/notes").text()).doesNotContain("bluff");
    assertThat(eve.get(game + "/notes").text()).doesNotContain("bluff");
    assertThat(bob.get("/v1/me/export").text()).doesNotContain("bluff");

    assertThat(ann.post(game + "/chat", Map.of("text", "good luck")).status()).isEqualTo(201);
    assertThat(bob.get(game + "/chat").text()).contains("good luck");
    assertThat(eve.get(game + "/chat?channel=players").status()).isIn(403, 404);
  }

  @Test
  void tokens_belong_to_one_person(Door door) {
    Visitor ann = Visitor.guest(door);
    Visitor eve = Visitor.guest(door);
    ann.withScopes("read");
    String id = ann.get("/v1/tokens").json().at("/tokens/0/id").asText();

    assertThat(eve.get("/v1/tokens").json().path("tokens")).isEmpty();
    assertThat(eve.delete("/v1/tokens/" + id).status()).isEqualTo(404);
    assertThat(ann.get("/v1/tokens").json().path("tokens")).hasSize(1);
  }
}
