package dev.starpost.notification.webhook;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import dev.starpost.notification.Eventually;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.Story;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.web.testkit.Tokens;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Webhooks with a program at the other end that fails on purpose. */
@NotificationTest
class WebhookTest {
  @Inject World world;
  @Inject Jdbi jdbi;
  GreenMail mails;

  private final Receiver receiver = new Receiver();

  @AfterEach
  void end() {
    receiver.close();
  }

  @Test
  void a_program_is_told_and_can_check_who_calls() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    JsonPath webhook = make(ann, "\"your-turn\",\"chat-message\"").jsonPath();
    Story story = new Story(ann, bob);

    world.tell(story, story.begins(1, 2));
    world.say(story, bob, "Hello");

    List<Receiver.Received> calls = receiver.await(2);
    assertThat(calls).extracting(Receiver.Received::id).doesNotHaveDuplicates();
    Receiver.Received turn =
        calls.stream().filter(call -> call.body().contains("your-turn")).findFirst().orElseThrow();
    JsonPath event = new JsonPath(turn.body());
    assertThat(event.getString("type")).isEqualTo("your-turn");
    assertThat(event.getString("data.gameId")).isEqualTo(story.id());
    assertThat(event.getInt("data.seat")).isEqualTo(1);
    byte[] secret =
        Base64.getDecoder().decode(webhook.getString("secret").substring("whsec_".length()));
    assertThat(turn.signature())
        .isEqualTo(Signature.of(secret, turn.id(), Long.parseLong(turn.timestamp()), turn.body()));
    List<String> stored =
        jdbi.withHandle(
            sql -> sql.createQuery("select w::text from webhook w").mapTo(String.class).list());
    assertThat(stored).noneMatch(row -> row.contains(webhook.getString("secret").substring(6, 30)));
  }

  @Test
  void a_webhook_of_one_game_hears_of_no_other() {
    Somebody ann = world.somebody("Ann");
    Story one = new Story(ann);
    Story other = new Story(ann);
    world.tell(one, one.begins(1));
    asks(ann)
        .body(
            "{\"url\":\"%s\",\"events\":[\"game-over\"],\"game\":\"%s\"}"
                .formatted(receiver.url(), one.id()))
        .post("/v1/webhooks")
        .then()
        .statusCode(201)
        .body("game", equalTo(one.id()));

    world.tell(other, other.begins(1), other.ends());
    world.tell(one, one.ends());

    assertThat(receiver.await(1).get(0).body()).contains(one.id());
    assertThat(receiver.received()).hasSize(1);
  }

  @Test
  void what_fails_is_tried_again_under_the_same_id() {
    Somebody ann = world.somebody("Ann");
    String id = make(ann, "\"game-over\"").path("id");
    Story story = new Story(ann);
    receiver.behave(Receiver.status(500));
    world.tell(story, story.begins(1), story.ends());
    receiver.await(1);
    receiver.behave(Receiver.breaksOff());
    receiver.await(2);
    receiver.behave(receiver.slow());
    receiver.await(3);
    receiver.behave(Receiver.status(200));

    List<Receiver.Received> calls = receiver.await(4);

    assertThat(calls).extracting(Receiver.Received::id).containsOnly(calls.get(0).id());
    JsonPath delivery =
        Eventually.see(
            "delivered",
            () -> asks(ann).get("/v1/webhooks/" + id + "/deliveries").jsonPath(),
            list -> list.getString("deliveries[0].state").equals("delivered"));
    assertThat(delivery.getInt("deliveries[0].attempts")).isEqualTo(4);
    assertThat(delivery.getInt("deliveries[0].status")).isEqualTo(200);
    assertThat(delivery.getString("deliveries[0].answer")).isEqualTo("so it is");
  }

  @Test
  void redirects_are_not_followed() {
    try (Receiver inside = new Receiver()) {
      Somebody ann = world.somebody("Ann");
      String id = make(ann, "\"game-over\"").path("id");
      receiver.behave(Receiver.redirect(inside.url()));

      asks(ann)
          .post("/v1/webhooks/" + id + "/test")
          .then()
          .statusCode(200)
          .body("state", equalTo("failed"))
          .body("status", equalTo(307));

      assertThat(inside.received()).isEmpty();
    }
  }

  @Test
  void an_endpoint_that_is_dead_is_paused_and_its_owner_told() {
    Somebody ann = world.somebody("Ann");
    String id = make(ann, "\"game-over\"").path("id");
    Story story = new Story(ann);
    receiver.behave(Receiver.status(503));
    world.tell(story, story.begins(1), story.ends());

    Eventually.see(
        "paused",
        () -> asks(ann).get("/v1/webhooks/" + id).<String>path("state"),
        "paused"::equals);
    assertThat(receiver.received()).hasSize(4);
    Eventually.see(
        "a mail", () -> mailsTo(ann), subjects -> subjects.contains("Your webhook is paused"));
    Story unheard = new Story(ann);
    world.tell(unheard, unheard.begins(1), unheard.ends());
    asks(ann).get("/v1/webhooks/" + id + "/deliveries").then().body("deliveries", hasSize(1));

    receiver.behave(Receiver.status(204));
    asks(ann).post("/v1/webhooks/" + id + "/test").then().body("state", equalTo("delivered"));
    asks(ann).get("/v1/webhooks/" + id).then().body("state", equalTo("active"));
  }

  @Test
  void whoever_says_that_they_are_gone_is_not_called_again() {
    Somebody ann = world.somebody("Ann");
    String id = make(ann, "\"game-over\"").path("id");
    Story story = new Story(ann);
    receiver.behave(Receiver.status(410));
    world.tell(story, story.begins(1), story.ends());

    Eventually.see(
        "paused",
        () -> asks(ann).get("/v1/webhooks/" + id).<String>path("state"),
        "paused"::equals);

    assertThat(receiver.received()).hasSize(1);
  }

  @Test
  void whoever_dies_on_the_way_leaves_the_call_to_others() {
    Somebody ann = world.somebody("Ann");
    String id = make(ann, "\"game-over\"").path("id");
    Story story = new Story(ann);
    world.tell(story, story.begins(1), story.ends());
    receiver.await(1);
    Eventually.see(
        "delivered",
        () ->
            asks(ann).get("/v1/webhooks/" + id + "/deliveries").<String>path("deliveries[0].state"),
        "delivered"::equals);
    // As it was before the answer was noted, when its time is over.
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "update delivery set state = 'pending', next_at = now() where webhook = :id")
                .bind("id", id)
                .execute());

    List<Receiver.Received> calls = receiver.await(2);

    assertThat(calls.get(1).id()).isEqualTo(calls.get(0).id());
    assertThat(calls.get(1).body()).isEqualTo(calls.get(0).body());
  }

  @Test
  void discord_and_slack_get_sentences() {
    Somebody ann = world.somebody("Ann", "fr", "UTC");
    Somebody bob = world.somebody("Bob");
    Story story = new Story(ann, bob);
    world.tell(story, story.begins(1));
    for (String format : List.of("discord", "slack")) {
      asks(ann)
          .body(
              "{\"url\":\"%s\",\"events\":[\"chat-message\"],\"format\":\"%s\"}"
                  .formatted(receiver.url(), format))
          .post("/v1/webhooks")
          .then()
          .statusCode(201);
    }

    world.say(story, bob, "<@everyone> & co");

    assertThat(receiver.await(2))
        .extracting(Receiver.Received::body)
        .containsExactlyInAnyOrder(
            "{\"content\":\"Salvage: Bob : <@everyone> & co\",\"allowed_mentions\":{\"parse\":[]}}",
            "{\"text\":\"Salvage: Bob : &lt;@everyone&gt; &amp; co\"}");
  }

  @Test
  void a_webhook_is_made_once_shown_without_its_secret_and_ended() {
    Somebody ann = world.somebody("Ann");
    String key = UUID.randomUUID().toString();
    String body = "{\"url\":\"%s\",\"events\":[\"your-turn\"]}".formatted(receiver.url());
    String id =
        asks(ann)
            .header("Idempotency-Key", key)
            .body(body)
            .post("/v1/webhooks")
            .then()
            .statusCode(201)
            .header("Location", startsWith("/v1/webhooks/"))
            .body("secret", startsWith("whsec_"))
            .body("state", equalTo("active"))
            .extract()
            .path("id");
    asks(ann)
        .header("Idempotency-Key", key)
        .body(body)
        .post("/v1/webhooks")
        .then()
        .statusCode(201)
        .body("id", equalTo(id));
    asks(ann)
        .get("/v1/webhooks")
        .then()
        .body("webhooks", hasSize(1))
        .body("webhooks[0].secret", nullValue());

    Somebody bob = world.somebody("Bob");
    asks(bob).get("/v1/webhooks/" + id).then().statusCode(404);
    asks(bob).delete("/v1/webhooks/" + id).then().statusCode(404);
    asks(bob).post("/v1/webhooks/" + id + "/test").then().statusCode(404);
    asks(bob).get("/v1/webhooks/" + id + "/deliveries").then().statusCode(404);
    asks(ann).delete("/v1/webhooks/" + id).then().statusCode(204);
    asks(ann)
        .get("/v1/webhooks/" + id)
        .then()
        .statusCode(404)
        .body("type", endsWith("/no-such-webhook"));
  }

  @Test
  void deliveries_come_page_by_page() {
    Somebody ann = world.somebody("Ann");
    String id = make(ann, "\"your-turn\"").path("id");
    for (int i = 0; i < 3; i++) {
      asks(ann).post("/v1/webhooks/" + id + "/test").then().statusCode(200);
    }
    Response first = asks(ann).get("/v1/webhooks/" + id + "/deliveries?limit=2");
    first.then().body("deliveries", hasSize(2));
    String next = first.header("Link").replaceAll("<(.*)>.*", "$1");

    asks(ann).get(next).then().body("deliveries", hasSize(1)).header("Link", nullValue());
  }

  @Test
  void what_makes_no_sense_is_refused_and_changes_nothing() {
    Somebody ann = world.somebody("Ann");
    refused(
        ann, 422, "bad-webhook-url", "{\"url\":\"ftp://example.org\",\"events\":[\"your-turn\"]}");
    refused(
        ann,
        422,
        "bad-webhook-url",
        "{\"url\":\"http://a@127.0.0.1/\",\"events\":[\"your-turn\"]}");
    refused(ann, 422, "bad-webhook-url", "{\"url\":\"no address\",\"events\":[\"your-turn\"]}");
    refused(
        ann,
        422,
        "bad-webhook-target",
        "{\"url\":\"http://nowhere.invalid/\",\"events\":[\"your-turn\"]}");
    refused(ann, 422, "bad-webhook-events", "{\"url\":\"http://127.0.0.1/\",\"events\":[]}");
    refused(
        ann,
        422,
        "not-in-game",
        "{\"url\":\"http://127.0.0.1/\",\"events\":[\"your-turn\"],\"game\":\"sal-x\"}");
    refused(
        ann, 400, "malformed-request", "{\"url\":\"http://127.0.0.1/\",\"events\":[\"dinner\"]}");
    refused(ann, 400, "malformed-request", "{\"events\":[\"your-turn\"]}");
    refused(ann, 400, "malformed-request", "");
    asks(ann).get("/v1/webhooks").then().body("webhooks", hasSize(0));
  }

  @Test
  void nobody_has_more_than_enough() {
    Somebody ann = world.somebody("Ann");
    for (int i = 0; i < 20; i++) {
      make(ann, "\"your-turn\"").then().statusCode(201);
    }
    make(ann, "\"your-turn\"").then().statusCode(409).body("type", endsWith("/too-many-webhooks"));
  }

  @Test
  void the_webhooks_of_somebody_who_leaves_go_too() {
    Somebody ann = world.somebody("Ann");
    make(ann, "\"your-turn\"");

    world.deleted(ann);

    asks(ann).get("/v1/webhooks").then().body("webhooks", hasSize(0));
  }

  private void refused(Somebody who, int status, String code, String body) {
    asks(who)
        .body(body)
        .post("/v1/webhooks")
        .then()
        .statusCode(status)
        .body("type", endsWith("/" + code));
  }

  private Response make(Somebody who, String events) {
    return asks(who)
        .body("{\"url\":\"%s\",\"events\":[%s]}".formatted(receiver.url(), events))
        .post("/v1/webhooks");
  }

  private static RequestSpecification asks(Somebody who) {
    return given()
        .auth()
        .oauth2(Tokens.withScopes(who.account(), "webhooks"))
        .contentType("application/json");
  }

  private List<String> mailsTo(Somebody who) {
    return Arrays.stream(mails.getReceivedMessages())
        .filter(mail -> GreenMailUtil.getHeaders(mail).contains(who.email()))
        .map(WebhookTest::subject)
        .toList();
  }

  private static String subject(MimeMessage mail) {
    try {
      return mail.getSubject();
    } catch (MessagingException e) {
      throw new IllegalStateException(e);
    }
  }
}
