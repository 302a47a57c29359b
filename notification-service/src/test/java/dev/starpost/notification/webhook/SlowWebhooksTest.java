package dev.starpost.notification.webhook;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.Story;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.web.testkit.Tokens;
import jakarta.inject.Inject;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Programs of one person that do not answer, and what others notice of it: nothing. */
@NotificationTest
class SlowWebhooksTest {
  private static final int WEBHOOKS = 20;
  private static final int EVENTS = 10;

  @Inject World world;
  @Inject Jdbi jdbi;

  private final Receiver silent = new Receiver();
  private final Receiver good = new Receiver();

  @AfterEach
  void end() {
    silent.close();
    good.close();
  }

  @Test
  void calls_of_others_do_not_wait_for_a_server_that_never_answers() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Story story = new Story(ann, bob);
    world.tell(story, story.begins(1));
    silent.behave(silent.slow());
    for (int i = 0; i < WEBHOOKS; i++) {
      make(ann, silent);
    }
    make(bob, good);
    try {
      for (int i = 0; i < EVENTS; i++) {
        world.say(story, bob, "Hello " + i);
      }
      silent.await(1);
      world.say(story, ann, "Good evening");

      assertThat(good.await(1).get(0).body()).contains("Good evening");
      // All of them were there before Bob's: in the order of their time he would come last.
      assertThat(silent.received()).hasSizeLessThan(WEBHOOKS * EVENTS);
    } finally {
      jdbi.useHandle(sql -> sql.execute("delete from webhook where account = ?", ann.account()));
    }
  }

  private static void make(Somebody who, Receiver at) {
    given()
        .auth()
        .oauth2(Tokens.withScopes(who.account(), "webhooks"))
        .contentType("application/json")
        .body("{\"url\":\"%s\",\"events\":[\"chat-message\"]}".formatted(at.url()))
        .post("/v1/webhooks")
        .then()
        .statusCode(201);
  }
}
