package dev.starpost.engine.api.game;

import static dev.starpost.engine.api.Table.as;
import static dev.starpost.engine.api.Table.json;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.engine.api.EngineTest;
import dev.starpost.engine.api.Table;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.export.Verification;
import dev.starpost.kernel.export.VerificationResult;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@EngineTest
class GameResourceTest {
  private static final Pattern NEXT = Pattern.compile("<(.+)>; rel=\"next\"");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static JsonNode bid(int... crew) {
    return JSON.createObjectNode().put("type", "bid").set("crew", JSON.valueToTree(crew));
  }

  @Test
  void a_player_sees_the_game_from_the_own_seat() {
    Table table = Table.of("ann", "bob");

    JsonNode game = table.view("bob");

    assertThat(game.get("gameId").textValue()).isEqualTo(table.gameId());
    assertThat(game.get("game").textValue()).isEqualTo("salvage");
    assertThat(game.get("version").longValue()).isEqualTo(1);
    assertThat(game.get("status").textValue()).isEqualTo("running");
    assertThat(game.get("seat").intValue()).isEqualTo(2);
    assertThat(game.get("seats").toString())
        .isEqualTo("[{\"seat\":1,\"name\":\"ANN\"},{\"seat\":2,\"name\":\"BOB\"}]");
    assertThat(game.get("awaiting").toString()).isEqualTo("[1,2]");
    assertThat(game.get("question").get("kind").textValue()).isEqualTo("bid");
    assertThat(game.get("question").get("rule").textValue()).isEqualTo("SV-4.1");
    assertThat(game.has("mayUndo")).isFalse();
    assertThat(game.get("commitment").textValue()).hasSize(64);
    assertThat(game.get("startedAt").textValue()).matches("\\d{4}-\\d\\d-\\d\\dT.*Z");
    assertThat(game.get("state").has("yourHand")).isTrue();
    assertThat(game.has("result")).isFalse();
  }

  @Test
  void a_spectator_sees_a_public_game_without_a_seat() {
    JsonNode game = Table.of("ann", "bob").view("zoe");

    assertThat(game.has("seat")).isFalse();
    assertThat(game.has("question")).isFalse();
    assertThat(game.get("state").has("yourHand")).isFalse();
  }

  @Test
  void questions_are_put_in_the_language_of_the_caller() {
    Table table = Table.of("ann", "bob");

    as("ann")
        .header("Accept-Language", "fr")
        .get(table.path(""))
        .then()
        .body("question.text", startsWith("Enchérissez"));
  }

  @Test
  void the_version_is_the_tag_and_an_unchanged_game_is_not_sent_again() {
    Table table = Table.of("ann", "bob");
    Response first = as("ann").get(table.path(""));

    assertThat(first.getHeader("ETag")).isEqualTo("\"1\"");
    assertThat(first.getHeader("Vary")).isEqualTo("Accept-Language, Authorization");
    assertThat(first.getHeader("Cache-Control")).isEqualTo("private, no-cache");
    as("ann").header("If-None-Match", "\"1\"").get(table.path("")).then().statusCode(304);
    as("ann").header("If-None-Match", "\"1\"").get(table.path("/options")).then().statusCode(304);

    table.move("bob", 1, bid());

    as("ann")
        .header("If-None-Match", "\"1\"")
        .get(table.path(""))
        .then()
        .statusCode(200)
        .header("ETag", "\"2\"");
  }

  @Test
  void an_earlier_version_is_seen_as_it_was_seen_then() {
    Table table = Table.of("ann", "bob");
    JsonNode first = table.view("ann");
    table.move("ann", 1, bid());
    JsonNode second = table.view("ann");
    table.move("bob", 1, bid());

    assertThat(json(as("ann").get(table.path("?version=1")))).isEqualTo(first);
    assertThat(json(as("ann").get(table.path("?version=2")))).isEqualTo(second);
    as("ann").get(table.path("?version=2")).then().header("ETag", "\"2\"");
    assertThat(second.get("mayUndo").longValue()).isEqualTo(1);
  }

  @Test
  void a_version_that_has_not_come_is_not_found() {
    Table table = Table.of("ann", "bob");

    as("ann")
        .get(table.path("?version=2"))
        .then()
        .statusCode(404)
        .body("type", equalTo("https://starpost.dev/problems/no-such-version"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "?version=0",
        "?version=two",
        "?version=-3",
        "/events?after=-1",
        "/events?limit=0",
        "/events?limit=201",
        "/events?limit=many"
      })
  void a_parameter_that_is_no_number_in_its_limits_is_malformed(String query) {
    Table table = Table.of("ann", "bob");

    as("ann")
        .get(table.path(query))
        .then()
        .statusCode(400)
        .body("type", equalTo("https://starpost.dev/problems/malformed-request"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/options", "/events", "/export", "/stream"})
  void a_game_that_one_may_not_see_is_like_one_that_is_not_there(String path) {
    Table table = Table.secret("ann", "bob");

    String unseen = as("zoe").get(table.path(path)).then().statusCode(404).extract().asString();
    String missing =
        as("zoe").get("/v1/games/sv-nowhere" + path).then().statusCode(404).extract().asString();

    assertThat(unseen.replace(table.gameId(), "sv-nowhere")).isEqualTo(missing);
    as("zoe").get("/v1/games/nonsense" + path).then().statusCode(404);
  }

  @Test
  void options_are_listed_for_a_seat_that_is_asked() {
    Table table = Table.of("ann", "bob");

    JsonNode options = table.options("bob");

    assertThat(options.get("seat").intValue()).isEqualTo(2);
    assertThat(options.get("version").longValue()).isEqualTo(1);
    JsonNode bid = options.get("options").get(0);
    assertThat(bid.get("move").toString()).isEqualTo("{\"type\":\"bid\"}");
    assertThat(bid.get("choose").get(0).get("param").textValue()).isEqualTo("crew");
    assertThat(bid.get("rule").textValue()).startsWith("SV-");
    as("ann")
        .header("Accept-Language", "fr")
        .get(table.path("/options"))
        .then()
        .body("options[0].label", equalTo("Enchérir avec une équipe d’abordage"));
  }

  @Test
  void a_seat_that_is_not_asked_has_no_options_and_a_spectator_has_no_seat() {
    Table table = Table.of("ann", "bob", "cid");
    table.resign("ann");

    assertThat(table.options("ann").get("options")).isEmpty();
    as("zoe")
        .get(table.path("/options"))
        .then()
        .statusCode(403)
        .body("type", equalTo("https://starpost.dev/problems/not-your-game"));
  }

  @Test
  void the_history_is_read_page_by_page() {
    Table table = Table.of("ann", "bob").playToTheEnd();
    JsonNode all = json(as("ann").get(table.path("/events?limit=200")));

    List<JsonNode> paged = new ArrayList<>();
    String at = table.path("/events?limit=3");
    while (at != null) {
      Response page = as("ann").get(at);
      json(page).get("history").forEach(paged::add);
      String link = page.getHeader("Link");
      Matcher next = NEXT.matcher(link == null ? "" : link);
      at = next.matches() ? next.group(1) : null;
    }

    assertThat(paged).hasSize(all.get("version").intValue());
    assertThat(paged).extracting(entry -> entry.get("version").intValue()).doesNotHaveDuplicates();
    assertThat(paged.subList(0, all.get("history").size()))
        .isEqualTo(List.copyOf(toList(all.get("history"))));
    assertThat(paged.get(0).get("kind").textValue()).isEqualTo("opening");
    assertThat(paged.get(0).has("seat")).isFalse();
    assertThat(paged.get(1).get("kind").textValue()).isEqualTo("decision");
    assertThat(json(as("ann").get(table.path("/events?after=100000"))).get("history")).isEmpty();
  }

  @Test
  void taking_back_and_leaving_are_told_to_everybody() {
    Table table = Table.of("ann", "bob");
    table.move("ann", 1, bid());
    table.undo("ann");
    table.resign("bob");

    JsonNode history = json(as("zoe").get(table.path("/events"))).get("history");

    assertThat(history.get(2).get("kind").textValue()).isEqualTo("taking-back");
    assertThat(history.get(2).get("seat").intValue()).isEqualTo(1);
    assertThat(history.get(2).get("events")).isEmpty();
    assertThat(history.get(3).get("kind").textValue()).isEqualTo("resignation");
    assertThat(history.get(3).get("seat").intValue()).isEqualTo(2);
  }

  @Test
  void a_running_game_is_not_exported() {
    Table table = Table.of("ann", "bob");

    as("ann")
        .get(table.path("/export"))
        .then()
        .statusCode(409)
        .body("type", equalTo("https://starpost.dev/problems/game-running"));
  }

  @Test
  void a_finished_game_is_exported_and_everybody_can_verify_it() throws Exception {
    Table table = Table.of("ann", "bob", "cid").playToTheEnd();

    Response export = as("zoe").get(table.path("/export"));
    int plies = table.view("ann").get("version").intValue();

    assertThat(export.contentType()).startsWith("application/json");
    assertThat(Verification.of(GameJson.mapper().readTree(export.asString())))
        .isInstanceOfSatisfying(
            VerificationResult.Genuine.class,
            genuine -> assertThat(genuine.decidedAgain()).isEqualTo(plies));
    assertThat(table.view("zoe").get("status").textValue()).isEqualTo("finished");
    assertThat(table.view("zoe").get("result").get("places")).hasSize(3);
    as("zoe").get(table.path("")).then().body("awaiting.size()", equalTo(0));
  }

  @Test
  void somebody_without_a_token_sees_nothing() {
    Table table = Table.of("ann", "bob");

    given().get(table.path("")).then().statusCode(401).body("state", nullValue());
  }

  private static List<JsonNode> toList(JsonNode array) {
    List<JsonNode> all = new ArrayList<>();
    array.forEach(all::add);
    return all;
  }
}
