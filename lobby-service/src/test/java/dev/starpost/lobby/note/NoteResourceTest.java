package dev.starpost.lobby.note;

import static dev.starpost.lobby.People.newPerson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.HostileText;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.game.Stories;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@LobbyTest
class NoteResourceTest {
  @Inject Stories stories;
  @Inject EntityManager entities;

  private Person ann;
  private String game;
  private String notes;

  @BeforeEach
  void begin() {
    ann = newPerson();
    game = stories.begin(Visibility.PUBLIC, ann).id();
    notes = "/v1/games/" + game + "/notes";
  }

  @Test
  void notes_are_written_and_read() {
    ann.asks().get(notes).then().statusCode(200).body("text", equalTo("")).header("ETag", "\"0\"");
    write("one\r\n\ttwo").then().statusCode(200).body("text", equalTo("one\n\ttwo"));
    ann.asks().get(notes).then().body("text", equalTo("one\n\ttwo")).header("ETag", "\"1\"");
    write("").then().statusCode(200).body("text", equalTo("")).header("ETag", "\"2\"");
  }

  @Test
  void nobody_writes_over_what_they_have_not_seen() {
    write("one").then().statusCode(200);

    ann.asks()
        .header("If-Match", "\"1\"")
        .body(Map.of("text", "two"))
        .put(notes)
        .then()
        .statusCode(200);
    ann.asks()
        .header("If-Match", "\"1\"")
        .body(Map.of("text", "three"))
        .put(notes)
        .then()
        .statusCode(412)
        .body("type", endsWith("/stale-version"));
    ann.asks().get(notes).then().body("text", equalTo("two"));
  }

  @Test
  void of_those_who_write_at_once_with_the_same_version_one_does() {
    List<CompletableFuture<Integer>> writers =
        IntStream.range(0, 6)
            .mapToObj(
                i ->
                    CompletableFuture.supplyAsync(
                        () ->
                            ann.asks()
                                .header("If-Match", "\"0\"")
                                .body(Map.of("text", "by " + i))
                                .put(notes)
                                .statusCode()))
            .toList();

    assertThat(writers.stream().map(CompletableFuture::join))
        .containsExactlyInAnyOrder(200, 412, 412, 412, 412, 412);
  }

  @Test
  void what_takes_long_to_normalise_is_refused_before_anything_else_is_done() {
    for (String place : List.of(notes, "/v1/games/sv-none/notes")) {
      ann.asks()
          .body(Map.of("text", HostileText.ofARequest()))
          .put(place)
          .then()
          .statusCode(422)
          .body("type", endsWith("/bad-notes"));
    }
    write(HostileText.ofBytes(3_000)).then().statusCode(422);
  }

  @Test
  void notes_have_a_limit() {
    write("\u00e9".repeat(20_000)).then().statusCode(200);
    write("x".repeat(20_001))
        .then()
        .statusCode(422)
        .body("type", endsWith("/bad-notes"))
        .body("most", equalTo(20_000));
    ann.asks()
        .body("{\"text\": \"a\\u0000b\"}")
        .put(notes)
        .then()
        .statusCode(422)
        .body("type", endsWith("/bad-notes"));
    write("x".repeat(70_000)).then().statusCode(413).body("type", endsWith("/too-large"));
    ann.asks().get(notes).then().body("text", equalTo("\u00e9".repeat(20_000)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{}", "{\"text\":null}", "{\"text\":\"a\",\"of\":1}", "{"})
  void what_cannot_be_understood_is_refused(String body) {
    ann.asks()
        .body(body)
        .put(notes)
        .then()
        .statusCode(400)
        .body("type", endsWith("/malformed-request"));
    ann.asks().contentType("text/plain").body(body).put(notes).then().statusCode(415);
  }

  @Test
  void of_a_game_that_nobody_knows_there_are_no_notes() {
    ann.asks()
        .get("/v1/games/sal-unknown/notes")
        .then()
        .statusCode(404)
        .body("type", endsWith("/no-such-game"));
    ann.asks().body(Map.of("text", "a")).put("/v1/games/sal-unknown/notes").then().statusCode(404);
  }

  @Test
  void notes_are_in_the_export_and_go_with_the_account() {
    write("mine");
    ann.asks()
        .get("/internal/export")
        .then()
        .body("notes.game", contains(game))
        .body("notes.text", contains("mine"));
    newPerson().asks().get("/internal/export").then().body("notes", empty());
    ann.asks().delete("/v1/me").then().statusCode(204);

    List<?> left =
        QuarkusTransaction.requiringNew()
            .call(
                () ->
                    entities
                        .createNativeQuery("select text from game_note where account = ?1")
                        .setParameter(1, ann.id())
                        .getResultList());
    assertThat(left).isEmpty();
  }

  private Response write(String text) {
    return ann.asks().body(Map.of("text", text)).put(notes);
  }
}
