package dev.starpost.notification.export;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.notification.Eventually;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.Story;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.notification.matchmaking.MatchmakingIntake;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** What this service keeps of people: they get all of it, and it goes when they go. */
@NotificationTest
class ExportTest {
  private static final String DAILY =
      """
      {"email":{"yourTurn":"daily","deadlineNear":"daily","gameOver":"daily",
       "invitation":"daily","challenge":"daily"},"stream":["your-turn"],"dailyAt":"07:30",
       "remindBeforeHours":24}""";

  @Inject World world;
  @Inject MatchmakingIntake matchmaking;
  @Inject Jdbi jdbi;

  /** Ann, of whom something is in every table. */
  private record Busy(Somebody ann, Somebody bob, Story story, String secret) {}

  private Busy busy() {
    Somebody ann = world.somebody("Ann", "fr", "Europe/Paris");
    Somebody bob = world.somebody("Bob");
    for (Somebody one : List.of(ann, bob)) {
      asks(one).body(DAILY).put("/v1/me/notifications").then().statusCode(200);
    }
    String secret =
        asks(ann)
            .body("{\"url\":\"http://127.0.0.1:9/hook\",\"events\":[\"your-turn\"]}")
            .post("/v1/webhooks")
            .then()
            .statusCode(201)
            .extract()
            .path("secret");
    Story story = new Story(ann, bob);
    world.tell(story, story.begins(1, 2));
    world.say(story, bob, "Good luck");
    world.say(story, ann, "Remember me");
    world.tell("invited.v1", "table-" + UUID.randomUUID(), ann.account(), bob);
    matchmaking.take(
        World.records(
            "c",
            """
            {"type":"challenge-made.v1","challengeId":"%s","game":"salvage","challenger":"%s",
             "challenged":"%s","options":{},"clock":{"kind":"none"},"expiresAt":"%s","at":"%s"}"""
                .formatted(
                    UlidCreator.getMonotonicUlid(),
                    bob.account(),
                    ann.account(),
                    Instant.now().plusSeconds(1000),
                    Instant.now())));
    jdbi.useHandle(
        sql -> {
          for (Somebody one : List.of(ann, bob)) {
            sql.execute(
                "insert into kept_mail (id, recipient, subject, headers, words, html)"
                    + " values (?, ?, 'Your turn', '', 'Dear ' || ?, '')",
                UUID.randomUUID(),
                one.email(),
                one.name());
          }
        });
    return new Busy(ann, bob, story, secret);
  }

  @Test
  void somebody_gets_all_that_is_kept_of_them_and_nothing_of_others() {
    Busy busy = busy();

    Response export = asks(busy.ann()).get("/internal/export");

    export
        .then()
        .statusCode(200)
        .body("contact.name", equalTo("Ann"))
        .body("contact.email", equalTo(busy.ann().email()))
        .body("contact.language", equalTo("fr"))
        .body("contact.timeZone", equalTo("Europe/Paris"))
        .body("notifications.email.yourTurn", equalTo("daily"))
        .body("webhooks", hasSize(1))
        .body("webhooks[0].webhook.url", equalTo("http://127.0.0.1:9/hook"))
        .body("webhooks[0].webhook.secret", nullValue())
        .body("webhooks[0].deliveries", hasSize(1))
        .body("turns.gameId", contains(busy.story().id()))
        .body("turns[0].name", equalTo("Ann"))
        .body("invitations", hasSize(1))
        .body("openChallenges", hasSize(1))
        .body("mails.waiting.about", hasSize(3))
        .body("mails.kept", hasSize(1))
        .body("mails.kept[0].text", equalTo("Dear Ann"));
    assertThat(export.jsonPath().<String>getList("news.type"))
        .contains("game-started", "your-turn", "chat-message", "invitation", "challenge");
    assertThat(export.jsonPath().getString("webhooks[0].deliveries[0].payload"))
        .contains(busy.story().id());
    assertThat(export.asString())
        .contains("Good luck")
        .doesNotContain(busy.bob().email(), busy.secret(), "whsec_");
  }

  @Test
  void somebody_of_whom_nothing_is_known_gets_that() {
    asks(new Somebody("nobody-at-all", "", ""))
        .get("/internal/export")
        .then()
        .statusCode(200)
        .body("contact", nullValue())
        .body("news", hasSize(0))
        .body("webhooks", hasSize(0));
  }

  @Test
  void it_is_for_the_person_alone() {
    given().get("/internal/export").then().statusCode(401);
    given()
        .auth()
        .oauth2(Tokens.withScopes("pia", "read play tables tickets webhooks"))
        .get("/internal/export")
        .then()
        .statusCode(403);
  }

  @Test
  void nothing_names_somebody_who_is_gone() {
    Busy busy = busy();
    Story later = new Story(busy.ann(), busy.bob());

    world.say(later, busy.ann(), "Remember me");
    asks(busy.ann()).get("/internal/export").then().body("earlyChat.text", contains("Remember me"));
    world.deleted(busy.ann());
    world.tell(later, later.begins(1, 2));

    List<String> left =
        Eventually.see(
            "her tasks are gone, too", () -> rowsWith(busy.ann()), rows -> rows.size() == 3);
    assertThat(left)
        .as("that she is gone, and where she sits")
        .noneMatch(row -> row.contains("Ann") || row.contains(busy.ann().email()))
        .noneMatch(row -> row.contains("Paris") || row.contains("Remember me"));
    asks(busy.bob())
        .get("/internal/export")
        .then()
        .body("mails.kept", hasSize(1))
        .body("turns[0].name", equalTo("Bob"));
  }

  /** Whatever speaks of the account, in any table but the news that others were told. */
  private List<String> rowsWith(Somebody who) {
    List<String> rows = new ArrayList<>();
    jdbi.useHandle(
        sql -> {
          for (String table :
              List.of(
                  "person",
                  "game_seat",
                  "invitation",
                  "mail_item",
                  "mail_tasks",
                  "kept_mail",
                  "webhook",
                  "delivery",
                  "webhook_tasks",
                  "early_chat",
                  "challenge")) {
            sql.createQuery("select t::text from <table> t")
                .define("table", table)
                .mapTo(String.class)
                .filter(row -> row.contains(who.account()) || row.contains(who.email()))
                .forEach(row -> rows.add(table + row));
          }
          sql.createQuery("select n::text from news n where account = :account")
              .bind("account", who.account())
              .mapTo(String.class)
              .forEach(rows::add);
        });
    return rows;
  }

  private static RequestSpecification asks(Somebody who) {
    return given()
        .auth()
        .oauth2(Tokens.withScopes(who.account(), "account webhooks"))
        .contentType("application/json");
  }
}
