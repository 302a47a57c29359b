package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import dev.starpost.deploy.acceptance.SuddenDeaths.Deed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * People who queue, are matched, play a ranked game to its end, and find it on the ladder; while
 * the services that match, seat, rate and tell them are killed again and again.
 *
 * <p>{@code -Dstarpost.deaths.seed=} repeats the plan of a run that has failed.
 */
@ExtendWith(Platform.class)
@Tag("system")
class MatchedStrangersTest {
  private static final long SEED =
      Long.getLong("starpost.deaths.seed", ThreadLocalRandom.current().nextInt(1_000_000));

  private static final String GAME = "alien-frontiers";
  private static final String MATCHMAKING = "matchmaking";
  private static final String RATING = "rating";
  private static final String LOBBY = "lobby";
  private static final String NOTIFICATION = "notification";
  private static final int PEOPLE = 12;
  private static final int SEATS = 3;
  private static final int TABLES = PEOPLE / SEATS;

  /** Four games together have no fewer. */
  private static final int MOVES = 500;

  @Test
  void twelve_play_four_ranked_games_whatever_dies_meanwhile(Door door, RunningServices services)
      throws Exception {
    System.out.println("To die at the same moments again: -Dstarpost.deaths.seed=" + SEED);
    List<Visitor> people =
        IntStream.range(0, PEOPLE).mapToObj(i -> Person.registered(door).signIn()).toList();
    RankedOnce once = RankedOnce.before(GAME, people);
    Map<Visitor, LiveNews> news = new LinkedHashMap<>();
    try (SuddenDeaths deaths = planned(services)) {
      people.forEach(one -> news.put(one, LiveNews.of(one)));
      queue(people, deaths);
      play(meet(news, deaths), deaths);
      deaths.awaitRecovery();
      once.holds(news);
    } finally {
      news.values().forEach(LiveNews::close);
    }
  }

  private static SuddenDeaths planned(RunningServices services) {
    Random random = new Random(SEED);
    SuddenDeaths deaths = new SuddenDeaths(services);
    deaths.plan(MATCHMAKING, Deed.QUEUE, 1 + random.nextInt(PEOPLE), random.nextInt(100));
    deaths.plan(MATCHMAKING, Deed.MEET, 1 + random.nextInt(PEOPLE), random.nextInt(1_000));
    deaths.plan(RATING, Deed.MEET, 1 + random.nextInt(PEOPLE), random.nextInt(2_000));
    deaths.plan(MATCHMAKING, Deed.MOVE, 1 + random.nextInt(MOVES), random.nextInt(1_000));
    deaths.plan(RATING, Deed.MOVE, 1 + random.nextInt(MOVES), random.nextInt(1_000));
    // While results come in. Not after the last one: when that counts, all before it was read
    // again.
    deaths.plan(RATING, Deed.FINISH, 1 + random.nextInt(TABLES - 1), random.nextInt(150));
    // Drawn last: under the same seed the others die as they did before these died, too.
    for (String service : List.of(LOBBY, NOTIFICATION)) {
      deaths.plan(service, Deed.MEET, 1 + random.nextInt(PEOPLE), random.nextInt(1_000));
      deaths.plan(service, Deed.MOVE, 1 + random.nextInt(MOVES), random.nextInt(1_000));
      deaths.plan(service, Deed.FINISH, 1 + random.nextInt(TABLES - 1), random.nextInt(150));
    }
    return deaths;
  }

  private static void queue(List<Visitor> people, SuddenDeaths deaths) {
    // A clock that nobody else in these tests has.
    String move = "PT" + ThreadLocalRandom.current().nextInt(5_000, 50_000) + "M";
    Map<String, Object> wish =
        Map.of(
            "game",
            GAME,
            "seats",
            Map.of("min", SEATS, "max", SEATS),
            "clock",
            Map.of("kind", "per-move", "move", move));
    for (Visitor one : people) {
      deaths.after(Deed.QUEUE);
      Answer queued =
          one.persist(
              Request.of("POST", "/v1/tickets")
                  .with("Idempotency-Key", UUID.randomUUID().toString())
                  .sending(wish));
      assertThat(queued.status()).as(queued.text()).isEqualTo(201);
    }
  }

  /** Who plays where, by their seats, as each of them is told. */
  private static Map<String, Map<Integer, Visitor>> meet(
      Map<Visitor, LiveNews> news, SuddenDeaths deaths) {
    Map<String, Map<Integer, Visitor>> games = new TreeMap<>();
    news.forEach(
        (one, told) -> {
          told.await("match-found");
          deaths.after(Deed.MEET);
          JsonNode started = told.await("game-started");
          games
              .computeIfAbsent(started.path("gameId").asText(), id -> new TreeMap<>())
              .put(started.path("seat").asInt(), one);
        });
    assertThat(games).hasSize(TABLES);
    assertThat(games.values()).allMatch(players -> players.size() == SEATS);
    return games;
  }

  private static void play(Map<String, Map<Integer, Visitor>> games, SuddenDeaths deaths)
      throws InterruptedException, ExecutionException {
    ExecutorService tables = Executors.newFixedThreadPool(TABLES);
    List<Future<?>> played = new ArrayList<>();
    games.forEach(
        (game, players) ->
            played.add(
                tables.submit(
                    () -> {
                      new HastyFrontiers(game, players).play(() -> deaths.after(Deed.MOVE));
                      deaths.after(Deed.FINISH);
                    })));
    tables.shutdown();
    for (Future<?> one : played) {
      one.get();
    }
  }
}
