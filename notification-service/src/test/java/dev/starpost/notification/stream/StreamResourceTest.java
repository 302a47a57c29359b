package dev.starpost.notification.stream;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;

import dev.starpost.notification.Eventually;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.Story;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.notification.account.Recipients;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.preference.Preferences;
import dev.starpost.web.testkit.Tokens;
import io.quarkus.test.common.http.TestHTTPResource;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

@NotificationTest
class StreamResourceTest {
  @Inject World world;
  @Inject Recipients people;
  @Inject Jdbi jdbi;

  @TestHTTPResource URI address;

  private final List<Listener> listeners = new ArrayList<>();

  @Test
  void the_first_line_says_what_is_awaited_and_then_comes_what_happens() throws Exception {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Story story = new Story(ann, bob);
    world.tell(story, story.begins(1));
    String table = "T2" + ann.account();
    world.tell("invited.v1", table, ann.account(), bob);
    try (Listener listener = listen(ann)) {
      var state = listener.await(1).get(0);
      assertThat(state.getString("type")).isEqualTo("state");
      assertThat(state.getList("data.awaiting.gameId")).containsExactly(story.id());
      assertThat(state.getList("data.invitations.tableId")).containsExactly(table);

      world.tell(story, story.moves(1, 2));
      world.say(story, bob, "Well played!");
      world.tell(story, story.moves(2, 1));
      world.tell("seat-taken.v1", table, ann.account(), bob, ann);
      world.tell("table-cancelled.v1", table, bob.account(), bob, ann);
      world.tell(story, story.ends());

      assertThat(listener.types(7))
          .containsExactly(
              "state",
              "turn-over",
              "chat-message",
              "your-turn",
              "table-changed",
              "turn-over",
              "game-over");
      assertThat(listener.said().get(2).getString("data.text")).isEqualTo("Well played!");
      assertThat(listener.said().get(3).getInt("data.version")).isEqualTo(3);
      assertThat(listener.said().get(6).getList("data.places.name")).containsExactly("Ann", "Bob");
    }
  }

  @Test
  void whoever_comes_back_goes_on_where_they_were() throws Exception {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Story story = new Story(ann, bob);
    world.tell(story, story.begins(2));
    String id;
    try (Listener before = listen(ann)) {
      world.tell(story, story.moves(2, 1));
      id = before.await(2).get(1).getString("id");
    }
    world.tell(story, story.moves(1, 2), story.moves(2, 1));

    try (Listener after = listen(ann, "Last-Event-ID", id)) {
      assertThat(after.types(2)).containsExactly("turn-over", "your-turn");
      world.tell(story, story.moves(1, 2));
      assertThat(after.types(3)).last().isEqualTo("turn-over");
    }
    for (String strange : List.of("999999", "x", "-1", "99999999999999999999")) {
      try (Listener lost = listen(ann, "Last-Event-ID", strange)) {
        assertThat(lost.types(1)).containsExactly("state");
      }
    }
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from news where account = :account")
                .bind("account", ann.account())
                .execute());
    try (Listener late = listen(ann, "Last-Event-ID", id)) {
      assertThat(late.types(1)).containsExactly("state");
    }
  }

  @Test
  void every_connection_of_an_account_hears_everything_up_to_a_limit() throws Exception {
    Somebody ann = world.somebody("Ann");
    Story story = new Story(ann);
    listeners.add(listen(ann));
    listeners.add(listen(ann));
    listeners.add(listen(ann));
    listeners.forEach(listener -> listener.await(1));
    given()
        .auth()
        .oauth2(Tokens.player(ann.account()))
        .accept("application/x-ndjson")
        .get("/v1/me/stream")
        .then()
        .statusCode(429)
        .header("Retry-After", "2")
        .body("type", endsWith("/too-many-streams"));

    world.tell(story, story.begins(1));

    for (Listener listener : listeners) {
      assertThat(listener.types(3)).containsExactly("state", "game-started", "your-turn");
      listener.close();
    }
    // Whoever has gone is noticed.
    try (Listener next =
        Eventually.see("room for another", () -> open(ann), open -> open.status() == 200)) {
      next.await(1);
    }
  }

  @Test
  void others_hear_nothing_of_it_and_what_is_not_wanted_is_left_out() throws Exception {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    people.prefer(
        ann.account(),
        new Preferences(
            Preferences.USUAL.email(),
            EnumSet.of(NewsKind.GAME_OVER),
            Preferences.USUAL.dailyAt(),
            Preferences.USUAL.quietHours(),
            Preferences.USUAL.remindBefore()));
    Story annsOnly = new Story(ann);
    Story both = new Story(bob, ann);
    try (Listener anns = listen(ann);
        Listener bobs = listen(bob)) {
      anns.await(1);
      bobs.await(1);
      world.tell(annsOnly, annsOnly.begins(1), annsOnly.ends());
      world.tell(both, both.begins(1));
      world.tell(both, both.ends());

      assertThat(anns.types(3)).containsExactly("state", "game-over", "game-over");
      assertThat(bobs.types(5))
          .containsExactly("state", "game-started", "your-turn", "turn-over", "game-over");
    }
  }

  @Test
  void no_transaction_makes_streams_wait_however_long_it_takes() throws Exception {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Story story = new Story(ann);
    try (Listener listener = listen(ann);
        Handle slow = jdbi.open()) {
      listener.await(1);
      slow.begin();
      // It writes something, so that it is older than all that come.
      slow.execute("update person set name = name where account = ?", bob.account());

      world.tell(story, story.begins(1));

      assertThat(listener.types(3)).containsExactly("state", "game-started", "your-turn");
      slow.rollback();
    }
  }

  @Test
  void a_sign_of_life_comes_in_silence_and_a_last_word_when_the_token_expires() throws Exception {
    Somebody ann = world.somebody("Ann");
    String token = Tokens.expiring(ann.account(), Instant.now().plusSeconds(3));
    try (Listener listener = Listener.ofLines(address.getPort(), token)) {
      assertThat(listener.types(2)).containsExactly("state", "reauthenticate");
      listener.awaitEnd();
      assertThat(listener.lines()).contains("");
    }
  }

  @Test
  void events_of_the_server_say_the_same() throws Exception {
    Somebody ann = world.somebody("Ann");
    Story story = new Story(ann);
    try (Listener listener =
        new Listener(address.getPort(), Tokens.player(ann.account()), "text/event-stream")) {
      Eventually.see("the state", listener::lines, lines -> lines.contains("event:state"));
      world.tell(story, story.begins(1));
      List<String> lines =
          Eventually.see("a turn", listener::lines, seen -> seen.contains("event:your-turn"));
      assertThat(lines).contains("id:0", "id:1", "id:2");
    }
  }

  @Test
  void only_whoever_may_look_may_listen_and_in_the_forms_that_there_are() {
    given().get("/v1/me/stream").then().statusCode(401);
    given()
        .auth()
        .oauth2(Tokens.withScopes("ann", "webhooks"))
        .get("/v1/me/stream")
        .then()
        .statusCode(403);
    given()
        .auth()
        .oauth2(Tokens.player("ann"))
        .accept("image/png")
        .get("/v1/me/stream")
        .then()
        .statusCode(406);
  }

  private Listener listen(Somebody who, String... headers) throws Exception {
    return Listener.ofLines(address.getPort(), Tokens.player(who.account()), headers);
  }

  private Listener open(Somebody who) {
    try {
      return listen(who);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
