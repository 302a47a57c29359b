package dev.starpost.lobby.chat;

import static dev.starpost.lobby.People.newPerson;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.game.Stories;
import dev.starpost.lobby.game.Story;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who reads and writes what of a game's chat and notes, row by row. */
@LobbyTest
class WhoReadsWhatTest {
  @Inject Stories stories;

  private Person ann;
  private Person bob;
  private Person eve;

  @BeforeEach
  void come() {
    ann = newPerson();
    bob = newPerson();
    eve = newPerson();
  }

  @ParameterizedTest
  @CsvSource({
    // who                game          channel     reads  writes
    "a player,            public,       players,    200,   201",
    "a player,            public,       spectators, 403,   403",
    "a player,            public over,  players,    200,   201",
    "a player,            public over,  spectators, 200,   201",
    "a player,            private,      players,    200,   201",
    "a player,            private,      spectators, 403,   403",
    "a player,            private over, players,    200,   201",
    "a player,            private over, spectators, 403,   403",
    "somebody else,       public,       players,    403,   403",
    "somebody else,       public,       spectators, 200,   201",
    "somebody else,       public over,  players,    403,   403",
    "somebody else,       public over,  spectators, 200,   201",
    "somebody else,       private,      players,    404,   404",
    "somebody else,       private,      spectators, 404,   404",
    "somebody else,       private over, players,    404,   404",
    "somebody else,       private over, spectators, 404,   404",
    "nobody,              public,       players,    401,   401",
    "nobody,              public,       spectators, 401,   401",
    "nobody,              public over,  spectators, 401,   401",
    "a player's reader,   public,       players,    200,   403",
    "a player's bot,      public,       players,    403,   201",
    "a player's matcher,  public,       players,    403,   403",
    "an outsider's bot,   private,      spectators, 403,   404",
  })
  void chat(String who, String game, String channel, int reads, int writes) {
    Story story = story(game);
    String address = "/v1/games/" + story.id() + "/chat";

    assertThat(asks(who).get(address + "?channel=" + channel).statusCode()).isEqualTo(reads);
    Response said = asks(who).body(Map.of("text", "Hello", "channel", channel)).post(address);
    assertThat(said.statusCode()).isEqualTo(writes);
  }

  @ParameterizedTest
  @CsvSource({
    // who                game          reads  writes
    "a player,            public,       200,   200",
    "a player,            private,      200,   200",
    "a player,            private over, 200,   200",
    "somebody else,       public,       200,   200",
    "somebody else,       public over,  200,   200",
    "somebody else,       private,      404,   404",
    "somebody else,       private over, 404,   404",
    "nobody,              public,       401,   401",
    "a player's reader,   public,       403,   403",
    "a player's bot,      public,       200,   200",
    "a player's matcher,  public,       403,   403",
    "an outsider's bot,   private,      404,   404",
  })
  void notes(String who, String game, int reads, int writes) {
    String address = "/v1/games/" + story(game).id() + "/notes";
    bob.asks().body(Map.of("text", "secret of Bob")).put(address).then().statusCode(200);

    Response read = asks(who).get(address);
    assertThat(read.statusCode()).isEqualTo(reads);
    assertThat(read.asString()).doesNotContain("secret of Bob");
    assertThat(asks(who).body(Map.of("text", "mine")).put(address).statusCode()).isEqualTo(writes);
    assertThat(bob.asks().get(address).<String>path("text")).isEqualTo("secret of Bob");
  }

  private Story story(String game) {
    Visibility visibility = game.startsWith("public") ? Visibility.PUBLIC : Visibility.PRIVATE;
    Story story = stories.begin(visibility, ann, bob);
    if (game.endsWith("over")) {
      stories.tell(story.finished());
    }
    return story;
  }

  private RequestSpecification asks(String who) {
    return switch (who) {
      case "a player" -> ann.asks();
      case "somebody else" -> eve.asks();
      case "nobody" -> People.asks();
      case "a player's reader" -> program(ann, "read");
      case "a player's bot" -> program(ann, "play");
      case "a player's matcher" -> program(ann, "tickets");
      case "an outsider's bot" -> program(eve, "play");
      default -> throw new IllegalArgumentException(who);
    };
  }

  private static RequestSpecification program(Person person, String scope) {
    String token = People.makeToken(person, scope).path("token");
    return People.asks().auth().preemptive().oauth2(People.exchange(token).path("accessToken"));
  }
}
