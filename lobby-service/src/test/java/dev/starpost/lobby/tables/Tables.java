package dev.starpost.lobby.tables;

import static io.restassured.RestAssured.given;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.engine.EngineAddress;
import dev.starpost.lobby.game.GameListener;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.response.Response;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Instance;
import jakarta.persistence.EntityManager;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Tables over their public interface, and what the engine says of their games. */
@ApplicationScoped
public class Tables {
  private final Instance<GameListener> listeners;
  private final EntityManager entities;
  private final EngineAddress engine;

  Tables(Instance<GameListener> listeners, EntityManager entities, EngineAddress engine) {
    this.listeners = listeners;
    this.entities = entities;
    this.engine = engine;
  }

  /** A wish for that many players. */
  public static Map<String, Object> salvage(int min, int max) {
    Map<String, Object> wish = new LinkedHashMap<>();
    wish.put("game", "salvage");
    wish.put("seats", Map.of("min", min, "max", max));
    return wish;
  }

  public static Map<String, Object> secret(int min, int max) {
    Map<String, Object> wish = salvage(min, max);
    wish.put("visibility", "private");
    return wish;
  }

  public static Response ask(Person person, Map<String, Object> wish) {
    return person.asks().body(wish).post("/v1/tables");
  }

  /** The id of a new table. */
  public static String open(Person person, Map<String, Object> wish) {
    return ask(person, wish).then().statusCode(201).extract().path("id");
  }

  public static Response join(Person person, String table) {
    return person.asks().body(Map.of()).post("/v1/tables/" + table + "/seats");
  }

  public static void seat(String table, Person... people) {
    for (Person person : people) {
      join(person, table).then().statusCode(201);
    }
  }

  public static Response leave(Person person, String table) {
    return person.asks().delete("/v1/tables/" + table + "/seats/me");
  }

  public static Response kick(Person person, String table, int seat) {
    return person.asks().delete("/v1/tables/" + table + "/seats/" + seat);
  }

  public static Response cancel(Person person, String table) {
    return person.asks().delete("/v1/tables/" + table);
  }

  public static Response start(Person person, String table, int wait) {
    return person.asks().header("Prefer", "wait=" + wait).post("/v1/tables/" + table + "/start");
  }

  public static Response invite(Person person, String table, Person guest) {
    return person
        .asks()
        .body(Map.of("player", guest.name()))
        .post("/v1/tables/" + table + "/invitations");
  }

  public static Response show(Person person, String table) {
    return person.asks().get("/v1/tables/" + table);
  }

  public static Response rematch(Person person, String game) {
    return person.asks().post("/v1/games/" + game + "/rematch");
  }

  /** Of people who come and go in numbers. */
  public static List<Person> guests(int count) {
    return IntStream.range(0, count).mapToObj(i -> People.newGuest()).toList();
  }

  /** As the engine announces that the game has begun. The id of the game. */
  public String begin(String table) {
    return begin(table, gameId(table));
  }

  /** The same by a command of the table's id, whichever game it began. */
  public String begin(String table, String gameId) {
    GameCommit commit = beginning(table, gameId);
    var fact = (GameFact.GameStarted) commit.facts().get(0);
    QuarkusTransaction.requiringNew()
        .run(() -> listeners.forEach(listener -> listener.started(commit, fact)));
    return commit.gameId();
  }

  public void finish(String gameId) {
    var fact = new GameFact.GameFinished(List.of(), List.of(), false);
    var commit =
        new GameCommit(gameId, "salvage", 9, Instant.now(), List.of(), List.<GameFact>of(fact));
    QuarkusTransaction.requiringNew()
        .run(() -> listeners.forEach(listener -> listener.finished(commit, fact)));
  }

  /** A game among these from its opening to its end. */
  public String play(Person first, Person... others) {
    String table = open(first, salvage(2, 1 + others.length));
    seat(table, others);
    String game = begin(table);
    finish(game);
    return game;
  }

  private static GameCommit beginning(String table, String gameId) {
    var fact =
        new GameFact.GameStarted(
            table,
            List.of(new GameFact.Seated(1, "somebody", "Somebody")),
            Visibility.PUBLIC,
            "0".repeat(64));
    return new GameCommit(gameId, "salvage", 1, Instant.now(), List.of(1), List.of(fact));
  }

  /** Which nobody is told before the game has begun. */
  String gameId(String table) {
    return (String) column(table, "game_id");
  }

  public Object column(String table, String name) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                entities
                    .createNativeQuery("select " + name + " from game_table where id = ?1")
                    .setParameter(1, table)
                    .getSingleResult());
  }

  /** What the engine will say of the command that starts a table. */
  public void engineSays(String table, String state) {
    tell(gameId(table) + "/commands/" + table, state);
  }

  public void engineHasBegun(String table) {
    engineSays(table, "{\"status\": \"committed\", \"version\": 1}");
    tell(
        gameId(table) + "/commits",
        "{\"commits\": [" + ContractJson.text(beginning(table, gameId(table))) + "]}");
  }

  private void tell(String path, String body) {
    given().body(body).put(engine.text() + "/internal/games/" + path).then().statusCode(200);
  }
}
