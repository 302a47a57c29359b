package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a ranked game makes of those who play it. */
@ExtendWith(Platform.class)
@Tag("system")
class LaddersTest {
  private static final Map<String, String> REASON = Map.of("reason", "a test");

  @Test
  void a_ranked_game_moves_ratings_ladders_and_profiles_until_it_is_void(Door door) {
    Visitor ann = Person.registered(door).signIn();
    Visitor bob = Person.registered(door).signIn();
    String table = ann.openTable(Map.of("ranked", true)).path("id").asText();
    String game = bob.joinAndAwaitGame(table, Map.of());
    giveUp(bob, game);

    Eventually.holds(
        "the profile shows the result",
        () -> profile(door, ann).at("/ratings/0/rating").asInt() == 1524);
    assertThat(profile(door, ann).at("/record/0/won").asInt()).isEqualTo(1);
    assertThat(profile(door, bob).at("/ratings/0/rating").asInt()).isEqualTo(1476);
    assertThat(profile(door, bob).at("/reliability/abandoned").asInt()).isEqualTo(1);
    JsonNode place = ann.get("/v1/ladders/salvage/players/" + bob.name()).json();
    assertThat(place.at("/standing/rating").asInt()).isEqualTo(1476);
    assertThat(place.at("/standing/list").asText()).isEqualTo("provisional");
    JsonNode history = ann.get("/v1/players/" + ann.name() + "/ratings/salvage").json();
    assertThat(history.at("/history/0/gameId").asText()).isEqualTo(game);
    assertThat(ann.get("/v1/ladders/salvage/fairness").json().at("/groups/0/seats")).hasSize(2);

    Visitor operator = Person.operator(door).signIn();
    String key = UUID.randomUUID().toString();
    expect(400, "malformed-request", declareVoid(operator, game, key, Map.of()));
    expect(404, "no-such-rated-game", declareVoid(operator, "sal-none", key, REASON));
    expect(200, "", declareVoid(operator, game, key, REASON));
    expect(200, "", declareVoid(operator, game, key, REASON));
    expect(422, "idempotency-key-reused", declareVoid(operator, "sal-none", key, REASON));
    String another = UUID.randomUUID().toString();
    expect(409, "already-void", declareVoid(operator, game, another, REASON));
    Eventually.holds(
        "the profile shows nothing of it",
        () -> profile(door, ann).at("/ratings/0/rating").asInt() == 1500);
  }

  @Test
  void a_guest_plays_for_a_rating_as_soon_as_they_are_somebody(Door door) {
    Visitor ann = Person.registered(door).signIn();
    Visitor guest = Visitor.guest(door);
    String table = ann.openTable(Map.of("ranked", true)).path("id").asText();
    Map<String, Object> ticket = Map.of("game", "salvage");

    refused("takeSeat", guest.post("/v1/tables/" + table + "/seats", Map.of()));
    refused("openTable", guest.post("/v1/tables", Map.of("game", "salvage", "ranked", true)));
    refused(
        "invite", ann.post("/v1/tables/" + table + "/invitations", Map.of("player", guest.name())));
    refused("queueTicket", guest.post("/v1/tickets", ticket));
    refused(
        "makeChallenge",
        guest.post("/v1/challenges", Map.of("player", ann.name(), "game", "salvage")));
    Answer hidden =
        ann.post("/v1/tables", Map.of("game", "salvage", "ranked", true, "visibility", "private"));
    assertThat(hidden.problem()).isEqualTo("ranked-in-public");
    Visitor somebody = Person.upgraded(guest).signIn();
    String game = somebody.joinAndAwaitGame(table, Map.of());

    // She has seen her hand; that nobody has moved does not help her.
    Answer calledOff =
        ann.call(
            Request.of("POST", "/v1/games/" + game + "/cancellation")
                .with("Idempotency-Key", UUID.randomUUID().toString()));
    assertThat(calledOff.status()).as(calledOff.text()).isEqualTo(200);
    Eventually.holds(
        "it counts as resigned", () -> profile(door, ann).at("/ratings/0/rating").asInt() == 1476);
    assertThat(profile(door, somebody).at("/ratings/0/rating").asInt()).isEqualTo(1524);
  }

  private static void refused(String operation, Answer answer) {
    assertThat(answer.problem()).as(answer.text()).isEqualTo("account-needed");
    assertThat(answer.status()).isEqualTo(403);
    Seen.note(operation, 403);
  }

  private static Answer declareVoid(
      Visitor operator, String game, String key, Map<String, String> body) {
    return operator.call(
        Request.of("POST", "/v1/admin/games/" + game + "/void")
            .with("Idempotency-Key", key)
            .sending(body));
  }

  private static void giveUp(Visitor visitor, String game) {
    Answer resigned =
        visitor.call(
            Request.of("POST", "/v1/games/" + game + "/resignation")
                .with("Idempotency-Key", UUID.randomUUID().toString())
                .with("If-Match", "\"1\""));
    assertThat(resigned.status()).as(resigned.text()).isEqualTo(200);
  }

  private static JsonNode profile(Door door, Visitor who) {
    return door.call(Request.of("GET", "/v1/players/" + who.name())).json();
  }

  private static void expect(int status, String problem, Answer answer) {
    assertThat(answer.problem()).as(answer.text()).isEqualTo(problem);
    assertThat(answer.status()).isEqualTo(status);
    Seen.note("voidGame", status);
  }
}
