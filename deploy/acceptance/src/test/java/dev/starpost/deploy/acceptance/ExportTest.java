package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Somebody asks what is stored about them, and then that it be no more. */
@ExtendWith(Platform.class)
@Tag("system")
class ExportTest {
  private static final String EXPORT = "/v1/me/export";

  @Test
  void somebody_finds_all_of_themselves_and_nothing_of_others_until_they_are_gone(Door door) {
    Person person = Person.registered(door);
    Visitor ann = person.signIn();
    Visitor bob = Person.registered(door).signIn();
    String game = playRanked(ann, bob);
    String webhook = webhook(ann);
    String ticket = queue(ann);
    preferDaily(ann);
    ann.withScopes("read");

    Eventually.holds("all services have heard of it", () -> isTold(ann));
    JsonNode export = ann.get(EXPORT).json();

    assertThat(export.at("/account/name").asText()).isEqualTo(ann.name());
    assertThat(export.at("/contact/email").asText()).isEqualTo(ann.name() + "@example.org");
    assertThat(export.at("/games/0/game").asText()).isEqualTo(game);
    assertThat(export.at("/tickets/0/id").asText()).isEqualTo(ticket);
    assertThat(export.at("/tickets/0/state").asText()).isEqualTo("waiting");
    assertThat(export.at("/notifications/email/yourTurn").asText()).isEqualTo("daily");
    assertThat(export.at("/webhooks/0/webhook/id").asText()).isEqualTo(webhook);
    assertThat(export.at("/ratings/0/rating").asInt()).isEqualTo(1524);
    assertThat(export.at("/ratedGames/0/gameId").asText()).isEqualTo(game);
    assertThat(export.at("/clocks/runningIn").isArray()).isTrue();
    assertThat(export.path("tokens")).hasSize(1);
    assertThat(export.toString())
        .doesNotContain("whsec_", "stp_", "$argon2", bob.name() + "@example.org");
    assertThat(bob.get(EXPORT).text()).doesNotContain(ann.name() + "@example.org", webhook, ticket);

    assertThat(ann.delete("/v1/me").status()).isEqualTo(204);

    assertThat(ann.get(EXPORT).status()).isEqualTo(401);
    Eventually.holds(
        "her game has lost her name",
        () -> !bob.get("/v1/games/" + game).text().contains(ann.name()));
    assertThat(bob.get("/v1/games/" + game + "/export").text()).doesNotContain(ann.name());
  }

  @Test
  void what_comes_is_what_is_described(Door door) {
    JsonNode described = ApiDocument.of(door).root().at("/components/schemas/Export");
    JsonNode export = Visitor.guest(door).get(EXPORT).json();

    assertThat(export.fieldNames())
        .toIterable()
        .containsExactlyInAnyOrderElementsOf(names(described.path("properties")));
    described
        .path("required")
        .forEach(part -> assertThat(export.has(part.asText())).as(part.asText()).isTrue());
    described
        .path("properties")
        .properties()
        .forEach(
            part ->
                assertThat(kinds(part.getValue().path("type")))
                    .as(part.getKey())
                    .contains(kind(export.path(part.getKey()))));
  }

  @Test
  void a_browser_may_ask_and_a_program_may_not(Door door) {
    Person person = Person.registered(door);
    Answer session =
        door.call(Request.of("POST", "/v1/sessions").sending(person.credentials(true)));
    String cookie = session.header("Set-Cookie").split(";", 2)[0];

    Answer export = door.call(Request.of("GET", EXPORT).with("Cookie", cookie));
    assertThat(export.status()).as(export.text()).isEqualTo(200);
    assertThat(export.header("Cache-Control")).isEqualTo("no-store");
    assertThat(export.json().at("/account/name").asText()).isEqualTo(person.name());

    Visitor program = person.signIn().withScopes("read", "play", "tables", "tickets", "webhooks");
    Answer refused = program.get(EXPORT);
    assertThat(refused.status()).isEqualTo(403);
    assertThat(refused.problem()).isEqualTo("forbidden");
    assertThat(person.signIn().get("/internal/export").status()).isEqualTo(404);
  }

  private static boolean isTold(Visitor who) {
    JsonNode export = who.get(EXPORT).json();
    return !export.path("ratings").isEmpty()
        && !export.path("games").isEmpty()
        && export.at("/contact/email").isTextual();
  }

  private static String playRanked(Visitor ann, Visitor bob) {
    String table = ann.openTable(Map.of("ranked", true)).path("id").asText();
    String game = bob.joinAndAwaitGame(table, Map.of());
    Answer resigned =
        bob.call(
            Request.of("POST", "/v1/games/" + game + "/resignation")
                .with("Idempotency-Key", UUID.randomUUID().toString())
                .with("If-Match", "\"1\""));
    assertThat(resigned.status()).as(resigned.text()).isEqualTo(200);
    return game;
  }

  private static String webhook(Visitor who) {
    Answer made =
        who.post(
            "/v1/webhooks",
            Map.of("url", "http://127.0.0.1:9/hook", "events", List.of("invitation")));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().path("id").asText();
  }

  /** For a game with a clock that nobody else in these tests has. */
  private static String queue(Visitor who) {
    String move = "PT" + ThreadLocalRandom.current().nextInt(50_001, 80_000) + "M";
    Answer queued =
        who.post(
            "/v1/tickets",
            Map.of("game", "salvage", "clock", Map.of("kind", "per-move", "move", move)));
    assertThat(queued.status()).as(queued.text()).isEqualTo(201);
    return queued.json().path("id").asText();
  }

  private static void preferDaily(Visitor who) {
    Map<String, Object> wanted = Door.map(who.get("/v1/me/notifications").json());
    Map<String, Object> email = Door.map(who.get("/v1/me/notifications").json().path("email"));
    email.put("yourTurn", "daily");
    wanted.put("email", email);
    assertThat(who.call(Request.of("PUT", "/v1/me/notifications").sending(wanted)).status())
        .isEqualTo(200);
  }

  private static List<String> names(JsonNode object) {
    return object.properties().stream().map(Map.Entry::getKey).toList();
  }

  private static List<String> kinds(JsonNode type) {
    List<String> kinds = new ArrayList<>();
    type.forEach(each -> kinds.add(each.asText()));
    return type.isArray() ? kinds : List.of(type.asText());
  }

  private static String kind(JsonNode value) {
    return value.isNull() ? "null" : value.isArray() ? "array" : "object";
  }
}
