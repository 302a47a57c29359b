package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** People who queue, are matched, play a ranked game to its end, and find it on the ladder. */
@ExtendWith(Platform.class)
class MatchedStrangersTest {
  private static final String GAME = "alien-frontiers";
  private static final int PEOPLE = 12;
  private static final int SEATS = 3;

  /** What everybody is rated before the first game. */
  private static final int START = 1500;

  @Test
  void twelve_who_wait_for_three_seats_play_four_ranked_games(Door door) throws Exception {
    List<Visitor> people =
        IntStream.range(0, PEOPLE).mapToObj(i -> Person.registered(door).signIn()).toList();
    List<BufferedReader> streams = new ArrayList<>();
    for (Visitor one : people) {
      streams.add(listen(one));
    }
    // A clock that nobody else in these tests has.
    String move = "PT" + ThreadLocalRandom.current().nextInt(5_000, 50_000) + "M";
    Map<Visitor, String> tickets = new HashMap<>();
    for (Visitor one : people) {
      tickets.put(one, queue(one, move));
    }

    Map<String, List<Visitor>> games = new HashMap<>();
    for (Visitor one : people) {
      String game = Eventually.get("a game for " + one.name(), () -> gameOf(one, tickets.get(one)));
      games.computeIfAbsent(game, id -> new ArrayList<>()).add(one);
    }
    assertThat(games).hasSize(PEOPLE / SEATS);
    assertThat(games.values()).allMatch(players -> players.size() == SEATS);
    for (BufferedReader stream : streams) {
      assertThat(next(stream, "match-found").at("/data/game").asText()).isEqualTo(GAME);
      stream.close();
    }

    playAll(games);

    for (List<Visitor> players : games.values()) {
      List<JsonNode> ratings = players.stream().map(MatchedStrangersTest::ratingAfterOne).toList();
      assertThat(ratings).anyMatch(rating -> rating.path("rating").asInt() != START);
      assertThat(ratings)
          .allSatisfy(
              rating -> {
                JsonNode change = rating.path("history").path(0);
                assertThat(change.path("before").asInt()).isEqualTo(START);
                assertThat(change.path("after").asInt()).isEqualTo(rating.path("rating").asInt());
              });
    }
    for (Visitor one : people) {
      String place = "/v1/ladders/" + GAME + "/players/" + one.name();
      Eventually.holds("the ladder shows it", () -> one.get(place).status() == 200);
    }
  }

  /** As it is when the game has counted. */
  private static JsonNode ratingAfterOne(Visitor one) {
    String path = "/v1/players/" + one.name() + "/ratings/" + GAME;
    Eventually.holds(
        "the game counts for " + one.name(),
        () -> one.get(path).status() == 200 && one.get(path).json().path("games").asInt() == 1);
    return one.get(path).json();
  }

  private static String queue(Visitor one, String move) {
    Answer queued =
        one.post(
            "/v1/tickets",
            Map.of(
                "game",
                GAME,
                "seats",
                Map.of("min", SEATS, "max", SEATS),
                "clock",
                Map.of("kind", "per-move", "move", move)));
    assertThat(queued.status()).as(queued.text()).isEqualTo(201);
    return queued.json().path("id").asText();
  }

  private static String gameOf(Visitor one, String ticket) {
    return one.get("/v1/tickets/" + ticket).json().path("gameId").asText();
  }

  private static void playAll(Map<String, List<Visitor>> games) throws Exception {
    ExecutorService tables = Executors.newFixedThreadPool(games.size());
    List<Future<?>> played = new ArrayList<>();
    games.forEach((game, players) -> played.add(tables.submit(() -> play(game, players))));
    for (Future<?> one : played) {
      one.get();
    }
    tables.shutdown();
  }

  private static void play(String game, List<Visitor> players) {
    Random random = new Random(game.hashCode());
    Visitor first = players.get(0);
    while (first.get("/v1/games/" + game).json().path("status").asText().equals("running")) {
      players.forEach(player -> move(player, game, random));
    }
  }

  /** All that is asked of somebody, before the others are looked at again. */
  private static void move(Visitor player, String game, Random random) {
    JsonNode asked = player.get("/v1/games/" + game + "/options").json();
    while (!asked.path("options").isEmpty()) {
      JsonNode option = asked.path("options").get(random.nextInt(asked.path("options").size()));
      Answer answer =
          player.call(
              Request.of("POST", "/v1/games/" + game + "/moves")
                  .with("Idempotency-Key", UUID.randomUUID().toString())
                  .with("If-Match", "\"" + asked.path("version").asLong() + "\"")
                  .sending(Map.of("move", Moves.first(option))));
      assertThat(answer.status()).as(answer.text()).isIn(200, 409, 412);
      asked = player.get("/v1/games/" + game + "/options").json();
    }
  }

  private static BufferedReader listen(Visitor one) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(one.door().address() + "/v1/me/stream"))
            .header("Authorization", "Bearer " + one.token())
            .header("Accept", "application/x-ndjson")
            .build();
    var stream =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofInputStream());
    return new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8));
  }

  private static JsonNode next(BufferedReader lines, String type) throws IOException {
    while (true) {
      String line = lines.readLine();
      assertThat(line).as("a line of the type " + type).isNotNull();
      if (!line.isBlank() && Door.JSON.readTree(line).path("type").asText().equals(type)) {
        return Door.JSON.readTree(line);
      }
    }
  }
}
