package dev.starpost.lobby.chat;

import static dev.starpost.lobby.People.newKey;
import static dev.starpost.lobby.People.newPerson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.anyOf;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.chat.ChatChannel;
import dev.starpost.contracts.chat.ChatMessage;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.HostileText;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.game.Stories;
import dev.starpost.lobby.game.Story;
import dev.starpost.lobby.topic.LobbyTopics;
import dev.starpost.lobby.topic.Told;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@LobbyTest
class ChatResourceTest {
  @Inject Stories stories;
  @Inject LobbyTopics topics;
  @Inject Told told;
  @Inject EntityManager entities;

  private Person ann;
  private Person bob;
  private Person eve;
  private Story story;
  private String chat;

  @BeforeEach
  void begin() {
    ann = newPerson();
    bob = newPerson();
    eve = newPerson();
    story = stories.begin(Visibility.PUBLIC, ann, bob);
    chat = "/v1/games/" + story.id() + "/chat";
  }

  @Test
  void players_and_spectators_talk_among_themselves() {
    say(ann, "Hello\r\nBob")
        .then()
        .body("channel", equalTo("players"))
        .body("name", equalTo(ann.name()))
        .body("seat", equalTo(1))
        .body("text", equalTo("Hello\nBob"))
        .body("removed", nullValue());
    say(eve, "  Who wins?  ")
        .then()
        .body("channel", equalTo("spectators"))
        .body("seat", nullValue())
        .body("text", equalTo("Who wins?"));
    say(bob, "Rene\u0301e");

    ann.asks()
        .get(chat)
        .then()
        .statusCode(200)
        .body("messages.text", contains("Hello\nBob", "Ren\u00e9e"))
        .body("messages.name", contains(ann.name(), bob.name()));
    eve.asks().get(chat).then().body("messages.text", contains("Who wins?"));
  }

  @Test
  void a_message_is_told_to_other_services() throws Exception {
    String id = say(ann, "Hello").path("id");
    String second = say(eve, "Psst").path("id");

    List<ChatMessage> messages = new ArrayList<>();
    for (byte[] message : told.in(topics.chatEvents(), story.id())) {
      messages.add(ContractJson.read(message, ChatMessage.class));
    }
    assertThat(messages).extracting(ChatMessage::id).containsExactly(id, second);
    assertThat(messages.get(0).account()).isEqualTo(ann.id());
    assertThat(messages.get(0).seat()).isEqualTo(Optional.of(1));
    assertThat(messages.get(0).text()).isEqualTo("Hello");
    assertThat(messages.get(1).channel()).isEqualTo(ChatChannel.SPECTATORS);
    assertThat(messages.get(1).seat()).isEmpty();
  }

  @Test
  void the_same_request_says_it_once() {
    String key = newKey();
    Map<String, String> request = Map.of("text", "Hello");
    Response first = ann.asks().header("Idempotency-Key", key).body(request).post(chat);
    Response again = ann.asks().header("Idempotency-Key", key).body(request).post(chat);

    first.then().statusCode(201);
    assertThat(again.asString()).isEqualTo(first.asString());
    ann.asks().get(chat).then().body("messages.text", contains("Hello"));
    ann.asks()
        .header("Idempotency-Key", key)
        .body(Map.of("text", "Bye"))
        .post(chat)
        .then()
        .statusCode(422)
        .body("type", endsWith("/idempotency-key-reused"));
  }

  @Test
  void pages_lead_backwards_and_forwards() {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      ids.add(say(ann, "m" + i).path("id"));
    }
    assertThat(ids).isSorted();

    Response latest = ann.asks().get(chat + "?limit=2");
    latest
        .then()
        .body("messages.text", contains("m3", "m4"))
        .header("Link", endsWith("rel=\"prev\""));
    Response older = follow(latest);
    older.then().body("messages.text", contains("m1", "m2"));
    Response oldest = follow(older);
    oldest.then().body("messages.text", contains("m0")).header("Link", nullValue());

    Response after = ann.asks().get(chat + "?limit=2&after=" + ids.get(0));
    after
        .then()
        .body("messages.text", contains("m1", "m2"))
        .header("Link", endsWith("rel=\"next\""));
    follow(after).then().body("messages.text", contains("m3", "m4")).header("Link", nullValue());
    ann.asks().get(chat + "?after=" + ids.get(4)).then().body("messages", empty());
    ann.asks()
        .get(chat + "?after=" + ids.get(0) + "&before=" + ids.get(3))
        .then()
        .body("messages.text", contains("m1", "m2"));
  }

  /** Whoever polls with the last id that they have seen misses nothing. */
  @Test
  void messages_that_are_said_together_are_never_missed() {
    List<CompletableFuture<Void>> speakers =
        List.of(ann, bob).stream()
            .map(
                person ->
                    CompletableFuture.runAsync(
                        () -> IntStream.range(0, 25).forEach(i -> say(person, "m" + i))))
            .toList();
    List<String> seen = new ArrayList<>();
    boolean over = false;
    while (!over) {
      over = speakers.stream().allMatch(CompletableFuture::isDone);
      String after = seen.isEmpty() ? "00000000000000000000000000" : seen.get(seen.size() - 1);
      seen.addAll(
          ann.asks().get(chat + "?limit=100&after=" + after).jsonPath().getList("messages.id"));
    }

    speakers.forEach(CompletableFuture::join);
    assertThat(seen).hasSize(50);
    assertThat(new HashSet<>(seen)).hasSize(50);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "\n", "a\u0000b", "a\u001bb", "a\u0085b", "a\tb", "\ud800"})
  void what_cannot_be_said_is_refused(String text) {
    String escaped = text.chars().mapToObj("\\u%04x"::formatted).reduce("", String::concat);
    ann.asks()
        .body("{\"text\": \"" + escaped + "\"}")
        .post(chat)
        .then()
        .statusCode(422)
        .body("type", endsWith("/bad-message"))
        .body("detail", anyOf(containsString("2,000"), containsString("2000")))
        .body("most", equalTo(2000));
    ann.asks().get(chat).then().body("messages", empty());
  }

  @Test
  void what_takes_long_to_normalise_is_refused_before_anything_else_is_done() {
    for (String hostile : List.of(HostileText.ofBytes(3_000), HostileText.ofARequest())) {
      // Also where there is no such game: the text is looked at before the database is.
      for (String place : List.of(chat, "/v1/games/sv-none/chat")) {
        ann.asks()
            .body(Map.of("text", hostile))
            .post(place)
            .then()
            .statusCode(422)
            .body("type", endsWith("/bad-message"))
            .body("detail", containsString("30"));
      }
    }
    ann.asks().get(chat).then().body("messages", empty());
  }

  @Test
  void a_message_has_two_thousand_characters_at_most() {
    say(ann, "\uD83C\uDFB2".repeat(2000));
    ann.asks()
        .body(Map.of("text", "x".repeat(2001)))
        .post(chat)
        .then()
        .statusCode(422)
        .body("type", endsWith("/bad-message"));
    ann.asks().body(Map.of("text", "x".repeat(70_000))).post(chat).then().statusCode(413);
  }

  @Test
  void whoever_says_too_much_is_told_when_to_go_on() {
    for (int i = 0; i < 30; i++) {
      say(ann, "m" + i);
    }
    Response refused = ann.asks().body(Map.of("text", "one more")).post(chat);

    refused.then().statusCode(429).body("type", endsWith("/too-many-messages"));
    assertThat(Integer.parseInt(refused.getHeader("Retry-After"))).isBetween(1, 61);
    say(bob, "others can speak");
    Story other = stories.begin(Visibility.PUBLIC, ann, bob);
    ann.asks()
        .body(Map.of("text", "and elsewhere"))
        .post("/v1/games/" + other.id() + "/chat")
        .then()
        .statusCode(201);
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                entities
                    .createNativeQuery(
                        "update chat_message set said_at = said_at - interval '1 minute'"
                            + " where game = ?1")
                    .setParameter(1, story.id())
                    .executeUpdate());
    say(ann, "a minute later");
  }

  @Test
  void whom_one_has_blocked_one_does_not_hear_but_players_do() {
    Person mal = newPerson();
    eve.asks().put("/v1/me/blocks/" + mal.name()).then().statusCode(204);
    ann.asks().put("/v1/me/blocks/" + bob.name()).then().statusCode(204);
    say(mal, "boo");
    say(eve, "hello");
    say(bob, "your turn");

    eve.asks().get(chat).then().body("messages.text", contains("hello"));
    mal.asks().get(chat).then().body("messages.text", contains("boo", "hello"));
    ann.asks().get(chat).then().body("messages.text", contains("your turn"));
  }

  @Test
  void what_somebody_said_goes_with_them_and_that_they_spoke_stays() {
    say(bob, "I live at 5 Long Lane");
    say(ann, "Careful");
    bob.asks()
        .get("/internal/export")
        .then()
        .body("chat.text", contains("I live at 5 Long Lane"))
        .body("chat.channel", contains("players"))
        .body("chat.game", contains(story.id()));
    bob.asks().delete("/v1/me").then().statusCode(204);

    ann.asks()
        .get(chat)
        .then()
        .body("messages[0].name", startsWith("gone-"))
        .body("messages[0].seat", equalTo(2))
        .body("messages[0].text", nullValue())
        .body("messages[0].removed", equalTo(true))
        .body("messages[1].text", equalTo("Careful"));
    bob.asks().body(Map.of("text", "x")).post(chat).then().statusCode(401);
  }

  @Test
  void each_refusal_has_its_reason() {
    refusal(ann, "spectators").body("detail", containsString("While you play"));
    refusal(eve, "players").body("detail", containsString("Only those who sit"));
    Story hidden = stories.begin(Visibility.PRIVATE, ann);
    ann.asks()
        .header("Accept-Language", "fr")
        .get("/v1/games/" + hidden.id() + "/chat?channel=spectators")
        .then()
        .statusCode(403)
        .body("detail", containsString("privée"));
    eve.asks()
        .get("/v1/games/" + hidden.id() + "/chat")
        .then()
        .statusCode(404)
        .body("type", endsWith("/no-such-game"));
    eve.asks().urlEncodingEnabled(false).get("/v1/games/a%00b/chat").then().statusCode(404);
  }

  @ParameterizedTest
  @ValueSource(strings = {"channel=all", "after=1", "before=x", "limit=0", "limit=101"})
  void what_cannot_be_read_is_refused(String query) {
    ann.asks()
        .get(chat + "?" + query)
        .then()
        .statusCode(400)
        .body("type", endsWith("/malformed-request"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{}",
        "{\"text\":\"a\",\"channel\":\"all\"}",
        "{\"text\":\"a\",\"to\":1}",
        "{"
      })
  void what_cannot_be_understood_is_refused(String body) {
    ann.asks().body(body).post(chat).then().statusCode(400);
    ann.asks().contentType("text/plain").body(body).post(chat).then().statusCode(415);
    ann.asks()
        .header("Idempotency-Key", "short")
        .body(Map.of("text", "a"))
        .post(chat)
        .then()
        .statusCode(400)
        .body("type", endsWith("/bad-idempotency-key"));
  }

  private ValidatableResponse refusal(Person person, String channel) {
    return person
        .asks()
        .get(chat + "?channel=" + channel)
        .then()
        .statusCode(403)
        .body("type", endsWith("/not-your-channel"));
  }

  private Response follow(Response page) {
    String address = page.getHeader("Link").replaceAll("<(.*)>; rel=.*", "$1");
    return ann.asks().urlEncodingEnabled(false).get(address);
  }

  private Response say(Person person, String text) {
    Response said = person.asks().body(Map.of("text", text)).post(chat);
    said.then().statusCode(201);
    return said;
  }
}
