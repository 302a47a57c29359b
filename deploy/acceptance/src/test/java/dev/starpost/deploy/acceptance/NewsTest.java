package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** News that reach people. */
@ExtendWith(Platform.class)
@Tag("system")
class NewsTest {
  /** As the launcher counts its ports from the gateway's. */
  private static final int NOTIFICATION = 15;

  @Test
  void whoever_has_an_address_gets_a_mail_when_it_is_their_turn(Door door) {
    Person person = Person.registered(door);
    Visitor ann = person.signIn();
    Visitor bob = Visitor.guest(door);
    String table = ann.openTable(Map.of()).path("id").asText();
    bob.joinAndAwaitGame(table, Map.of());

    String page =
        Eventually.get(
            "the mailbox has a mail for " + person.name(),
            () -> {
              String mailbox = mailbox(door).call(Request.of("GET", "/mailbox")).text();
              return mailbox.contains(person.name() + "@example.org") ? mailbox : "";
            });
    assertThat(page).contains("Your turn in Salvage");
    assertThat(door.call(Request.of("GET", "/mailbox")).status()).isEqualTo(404);
  }

  @Test
  void one_stream_tells_of_all_games(Door door) {
    Visitor ann = Visitor.guest(door);
    Visitor bob = Visitor.guest(door);
    try (LiveNews news = LiveNews.of(ann.withScopes("read"))) {
      assertThat(news.await("state").path("awaiting")).isEmpty();
      String table = ann.openTable(Map.of()).path("id").asText();
      String game = bob.joinAndAwaitGame(table, Map.of());

      assertThat(news.await("your-turn").path("gameId").asText()).isEqualTo(game);
      Answer said = bob.post("/v1/games/" + game + "/chat", Map.of("text", "good luck"));
      assertThat(said.status()).isEqualTo(201);
      assertThat(news.await("chat-message").path("text").asText()).isEqualTo("good luck");
    }
  }

  private static Door mailbox(Door door) {
    int port = door.address().getPort() + NOTIFICATION;
    return new Door(URI.create("http://127.0.0.1:" + port));
  }
}
