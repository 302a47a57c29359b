package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Council of Shadows as strangers meet it: alone, and three who plan in secret. */
@ExtendWith(Platform.class)
@Tag("system")
class CouncilAtTheDoorTest {
  private static final String GAME = "council-of-shadows";
  private static final int PLAYERS = 3;
  private static final int GAMES = 8;
  private static final List<String> CIVILIZATIONS = List.of("tretans", "humans", "shengar");

  /** The first round: each zone is empty and gets a card. */
  private static final Map<String, String> PLAN =
      Map.of("zone-1", "start-colony", "zone-2", "start-extract", "zone-3", "start-gems");

  @Test
  void whoever_wants_to_play_alone_waits_for_nobody(Door door) {
    Visitor ann = Visitor.guest(door);
    String game = begun(ann, open(ann, 1, Map.of("advancedAutoma", true)));

    JsonNode view = ann.get("/v1/games/" + game).json();
    assertThat(view.path("seats")).hasSize(1);
    assertThat(view.path("status").asText()).isEqualTo("running");
    for (int i = 0; i < 20; i++) {
      assertThat(ann.moveSomehow(game)).as("the Automa never keeps her waiting").isTrue();
    }
    assertThat(ann.get("/v1/games/" + game).json().path("version").asLong()).isGreaterThan(20);
  }

  /** More often, and at several engines, in the fault tests; here through the whole platform. */
  @Test
  void three_submit_their_plans_at_the_same_instant(Door door) throws Exception {
    List<Visitor> people = Stream.generate(() -> Visitor.guest(door)).limit(PLAYERS).toList();
    for (int i = 0; i < GAMES; i++) {
      String table = open(people.get(0), PLAYERS, Map.of());
      for (Visitor other : people.subList(1, PLAYERS)) {
        Answer seated = other.post("/v1/tables/" + table + "/seats", Map.of());
        assertThat(seated.status()).as(seated.text()).isEqualTo(201);
      }
      String game = begun(people.get(0), table);
      List<Visitor> seated = bySeat(people, game);
      long version = untilPlanning(seated, game);
      planAtOnce(seated, game, version);
    }
  }

  private static String open(Visitor owner, int seats, Map<String, Object> options) {
    Answer opened =
        owner.post(
            "/v1/tables",
            Map.of("game", GAME, "seats", Map.of("min", seats, "max", seats), "options", options));
    assertThat(opened.status()).as(opened.text()).isEqualTo(201);
    return opened.json().path("id").asText();
  }

  private static String begun(Visitor who, String table) {
    return Eventually.get(
        "the game has begun", () -> who.get("/v1/tables/" + table).json().path("gameId").asText());
  }

  /** Who sits where is drawn. */
  private static List<Visitor> bySeat(List<Visitor> people, String game) {
    List<Visitor> seated = new ArrayList<>();
    for (JsonNode seat : people.get(0).get("/v1/games/" + game).json().path("seats")) {
      String name = seat.path("name").asText();
      people.stream().filter(person -> person.name().equals(name)).forEach(seated::add);
    }
    assertThat(seated).hasSize(PLAYERS);
    return seated;
  }

  /** Everybody takes a civilization and buys nothing; gives the version at which all may plan. */
  private static long untilPlanning(List<Visitor> seated, String game) {
    for (int moves = 0; moves < 2 * PLAYERS; moves++) {
      JsonNode view = seated.get(0).get("/v1/games/" + game).json();
      int seat = view.path("awaiting").get(0).asInt();
      Map<String, Object> move =
          moves < PLAYERS
              ? Map.of(
                  "type",
                  "choose-civilization",
                  "civilization",
                  List.of(CIVILIZATIONS.get(seat - 1)))
              : Map.of("type", "end-buying");
      assertTaken(move(seated.get(seat - 1), game, view.path("version").asLong(), move));
    }
    JsonNode view = seated.get(0).get("/v1/games/" + game).json();
    assertThat(view.path("awaiting")).hasSize(PLAYERS);
    return view.path("version").asLong();
  }

  /** A plan is one move, and no plan of another makes it stale. */
  private static void planAtOnce(List<Visitor> seated, String game, long version) throws Exception {
    Map<String, Object> move = Map.of("type", "lay-plan", "cards", PLAN);
    ExecutorService hands = Executors.newFixedThreadPool(PLAYERS);
    try {
      CountDownLatch now = new CountDownLatch(1);
      List<Future<Answer>> answers = new ArrayList<>();
      for (Visitor player : seated) {
        answers.add(
            hands.submit(
                () -> {
                  now.await();
                  return move(player, game, version, move);
                }));
      }
      now.countDown();
      for (Future<Answer> answer : answers) {
        assertTaken(answer.get());
      }
    } finally {
      hands.shutdownNow();
    }
    long last = seated.get(0).get("/v1/games/" + game).json().path("version").asLong();
    assertThat(last).isEqualTo(version + PLAYERS);
  }

  private static long assertTaken(Answer answer) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json().path("version").asLong();
  }

  private static Answer move(Visitor who, String game, long version, Map<String, Object> move) {
    return who.call(
        Request.of("POST", "/v1/games/" + game + "/moves")
            .with("Idempotency-Key", UUID.randomUUID().toString())
            .with("If-Match", "\"" + version + "\"")
            .sending(Map.of("move", move)));
  }
}
