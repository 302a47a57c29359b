package dev.starpost.lobby.tables.bot;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.tables.Tables.ask;
import static dev.starpost.lobby.tables.Tables.cancel;
import static dev.starpost.lobby.tables.Tables.guests;
import static dev.starpost.lobby.tables.Tables.kick;
import static dev.starpost.lobby.tables.Tables.leave;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.rematch;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.seat;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import dev.starpost.lobby.tables.retention.TableSweep;
import dev.starpost.lobby.tables.seat.TableRacesTest;
import dev.starpost.web.export.PersonalData;
import io.quarkus.arc.All;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How many games with bots somebody, and a network, may have at a time. */
@LobbyTest
class BotGamesTest {
  private static final int OF_AN_ACCOUNT = 10;
  private static final int OF_A_GUEST = 4;
  private static final int OF_A_NETWORK = 12;

  @Inject Tables tables;
  @Inject TableSweep sweep;
  @Inject EntityManager entities;
  @Inject @All List<PersonalData> parts;

  @Test
  void a_burst_of_tables_fills_what_an_account_may_have_and_no_more() throws Exception {
    Person ann = newPerson();
    Person guest = newGuest();
    List<Supplier<Response>> wishes = new ArrayList<>();
    // Together no more than the lobby asks the engine at a time.
    for (int i = 0; i < OF_AN_ACCOUNT + 3; i++) {
      wishes.add(() -> ask(ann, withBot(2)));
    }
    for (int i = 0; i < OF_A_GUEST + 3; i++) {
      wishes.add(() -> ask(guest, withBot(2)));
    }

    List<Response> answers = TableRacesTest.atOnce(wishes);

    assertThat(answers)
        .filteredOn(answer -> answer.statusCode() == 201)
        .hasSize(OF_AN_ACCOUNT + OF_A_GUEST);
    assertThat(answers)
        .filteredOn(answer -> answer.statusCode() != 201)
        .allMatch(answer -> answer.statusCode() == 409)
        .allMatch(answer -> answer.<String>path("type").endsWith("/too-many-bot-games"));
    assertThat(counted("bots_by", ann.id())).isEqualTo(OF_AN_ACCOUNT);
    assertThat(counted("bots_by", guest.id())).isEqualTo(OF_A_GUEST);
  }

  @Test
  void a_burst_from_one_network_fills_what_it_may_have_whoever_asks() throws Exception {
    List<Person> people = guests(5);
    List<Supplier<Response>> wishes = new ArrayList<>();
    for (Person person : people) {
      for (int i = 0; i < OF_A_GUEST; i++) {
        String address = "192.0.2." + (1 + wishes.size());
        wishes.add(() -> askFrom(person, address, withBot(2)));
      }
    }

    List<Response> answers = TableRacesTest.atOnce(wishes);

    assertThat(answers).filteredOn(answer -> answer.statusCode() == 201).hasSize(OF_A_NETWORK);
    assertThat(answers)
        .filteredOn(answer -> answer.statusCode() != 201)
        .hasSize(people.size() * OF_A_GUEST - OF_A_NETWORK)
        .allMatch(answer -> answer.statusCode() == 409)
        .allMatch(answer -> answer.<String>path("type").endsWith("/too-many-bot-games-nearby"));
    askFrom(people.get(0), "192.0.2.1", salvage(2, 2)).then().statusCode(201);
    askFrom(newGuest(), "192.0.3.1", withBot(2)).then().statusCode(201);
  }

  @Test
  void whoever_has_too_many_is_told_what_to_do_and_may_play_without_bots() {
    Person guest = newGuest();
    fill(guest);

    ask(guest, withBot(2))
        .then()
        .statusCode(409)
        .body("type", endsWith("/too-many-bot-games"))
        .body("detail", containsString("bots in 4 games"))
        .body("detail", containsString("Finish or resign"));
    given()
        .header("Accept-Language", "fr")
        .auth()
        .preemptive()
        .oauth2(guest.accessToken())
        .contentType(ContentType.JSON)
        .body(withBot(2))
        .post("/v1/tables")
        .then()
        .statusCode(409)
        .body("detail", containsString("Terminez ou abandonnez"));
    String open = open(guest, salvage(2, 3));
    seatBot(guest, open).then().statusCode(409).body("type", endsWith("/too-many-bot-games"));
  }

  @Test
  void a_game_that_is_over_a_table_that_is_cancelled_and_a_bot_that_is_sent_away_make_room() {
    Person guest = newGuest();
    List<String> full = fill(guest);
    String game = tables.begin(full.get(0));
    ask(guest, withBot(2)).then().statusCode(409);

    tables.finish(game);
    String waiting = open(guest, withBot(3));
    ask(guest, withBot(2)).then().statusCode(409);
    kick(guest, waiting, 2).then().statusCode(204);
    String another = open(guest, withBot(3));
    seatBot(guest, waiting).then().statusCode(409);
    cancel(guest, another).then().statusCode(204);

    seatBot(guest, waiting).then().statusCode(201);
    // Two bots of a table are one game.
    assertThat(counted("bots_by", guest.id())).isEqualTo(OF_A_GUEST);
  }

  @Test
  void a_rematch_with_bots_counts_like_any_other_game() {
    Person guest = newGuest();
    String game = tables.begin(open(guest, withBot(2)));
    tables.finish(game);
    List<String> others = fill(guest);

    rematch(guest, game).then().statusCode(409).body("type", endsWith("/too-many-bot-games"));
    tables.finish(tables.begin(others.get(0)));
    rematch(guest, game).then().statusCode(201);
    ask(guest, withBot(2)).then().statusCode(409);
  }

  @Test
  void a_game_that_everybody_has_forgotten_counts_no_more() {
    Person guest = newGuest();
    List<String> full = fill(guest);
    Instant lately = Instant.now();
    for (String table : full) {
      boolean forgotten = table.equals(full.get(0));
      indexed(tables.begin(table), forgotten ? lately.minus(Duration.ofDays(400)) : lately);
    }

    sweep.releaseIdleBotGames(lately.minus(Duration.ofDays(399)));

    assertThat(tables.column(full.get(0), "bots_network")).isNull();
    assertThat(counted("bots_by", guest.id())).isEqualTo(OF_A_GUEST - 1);
    ask(guest, withBot(2)).then().statusCode(201);
    ask(guest, withBot(2)).then().statusCode(409);
  }

  /** As the index of games knows it. */
  private void indexed(String game, Instant changed) {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                entities
                    .createNativeQuery(
                        "insert into game (id, game, visibility, version, started_at, changed_at,"
                            + " rivals) values (?1, 'salvage', 'PUBLIC', 1, ?2, ?2, '[]')")
                    .setParameter(1, game)
                    .setParameter(2, changed)
                    .executeUpdate());
  }

  @Test
  void whoever_leaves_a_table_with_bots_to_another_has_it_still() {
    Person ann = newGuest();
    Person bob = newGuest();
    for (int i = 0; i < OF_A_GUEST; i++) {
      String table = open(ann, withBot(4));
      seat(table, bob);
      leave(ann, table).then().statusCode(204);
    }

    ask(ann, withBot(2)).then().statusCode(409);
    ask(bob, withBot(2)).then().statusCode(201);
  }

  @Test
  void the_network_is_kept_while_the_game_runs_and_told_to_whom_it_concerns() {
    Person ann = newPerson();
    String table = askFrom(ann, "198.51.100.77", withBot(2)).path("id");
    String later = askFrom(ann, "198.51.100.78", withBot(2)).path("id");

    assertThat(tables.column(table, "bots_network")).isEqualTo("198.51.100.0/24");
    assertThat(told(ann)).contains("198.51.100.0/24", table).doesNotContain("198.51.100.7");
    tables.finish(tables.begin(table));
    assertThat(tables.column(table, "bots_network")).isNull();
    assertThat(tables.column(table, "bots_by")).isNull();

    ann.asks().delete("/v1/me").then().statusCode(204);
    assertThat(tables.column(later, "bots_by")).isNull();
    assertThat(tables.column(later, "bots_network"))
        .as("without a name, so that deleting accounts makes no room")
        .isEqualTo("198.51.100.0/24");
    tables.finish(tables.begin(later));
    assertThat(tables.column(later, "bots_network")).isNull();
  }

  @Test
  void counting_costs_the_same_however_many_games_were_played() {
    Person ann = newPerson();
    String like = open(ann, salvage(2, 2));
    QuarkusTransaction.begin();
    try {
      run(
          "insert into game_table (id, game, prefix, state, owner, min_seats, max_seats, options,"
              + " clock, ranked, visibility, commitment, revision, opened_at, changed_at, bots_by,"
              + " bots_network) select t.id || lpad(n::text, 6, '0'), game, prefix, 'STARTED',"
              + " owner, min_seats, max_seats, options, clock, ranked, visibility, commitment,"
              + " revision, opened_at, changed_at, case when n % 1000 = 0 then owner end,"
              + " case when n % 1000 = 0 then '10.0.0.0/24' end"
              + " from game_table t, generate_series(1, 50000) n where t.id = '"
              + like
              + "'");
      run("analyze game_table");

      assertThat(List.of(plan("bots_by", ann.id()), plan("bots_network", "10.0.0.0/24")))
          .allMatch(plan -> plan.contains("game_table_bots_"))
          .noneMatch(plan -> plan.contains("Seq Scan"));
    } finally {
      QuarkusTransaction.rollback();
    }
  }

  private String plan(String column, String value) {
    // The plan that PostgreSQL keeps for a statement once it was asked often, whatever its values.
    run("set local plan_cache_mode = force_generic_plan");
    run("prepare counting as select count(*) from game_table where " + column + " = $1");
    List<?> lines =
        entities
            .createNativeQuery("explain execute counting('" + value + "')", String.class)
            .getResultList();
    run("deallocate counting");
    return String.join("\n", lines.stream().map(String.class::cast).toList());
  }

  private void run(String statement) {
    entities.createNativeQuery(statement).executeUpdate();
  }

  private static List<String> fill(Person guest) {
    return IntStream.range(0, OF_A_GUEST).mapToObj(i -> open(guest, withBot(2))).toList();
  }

  private static Map<String, Object> withBot(int seats) {
    Map<String, Object> wish = salvage(2, seats);
    wish.put("bots", List.of("greedy"));
    return wish;
  }

  private static Response seatBot(Person owner, String table) {
    return owner.asks().body(Map.of("bot", "greedy")).post("/v1/tables/" + table + "/seats");
  }

  private static Response askFrom(Person person, String address, Map<String, Object> wish) {
    return given()
        .header("X-Forwarded-For", address)
        .auth()
        .preemptive()
        .oauth2(person.accessToken())
        .contentType(ContentType.JSON)
        .body(wish)
        .post("/v1/tables");
  }

  private String told(Person person) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                Stream.of(parts)
                    .flatMap(List::stream)
                    .filter(part -> part.part().equals("tables"))
                    .map(part -> part.of(person.id()).toString())
                    .findFirst()
                    .orElseThrow());
  }

  private long counted(String column, String value) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                ((Number)
                        entities
                            .createNativeQuery(
                                "select count(*) from game_table where " + column + " = ?1")
                            .setParameter(1, value)
                            .getSingleResult())
                    .longValue());
  }
}
