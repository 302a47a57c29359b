package dev.starpost.lobby.tables.list;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.tables.Tables.invite;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.seat;
import static dev.starpost.lobby.tables.Tables.secret;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import dev.starpost.lobby.tables.policy.TableVisibility;
import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.view.TableViewer;
import dev.starpost.text.Language;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hibernate.SessionFactory;
import org.hibernate.stat.Statistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@LobbyTest
class TableListTest {
  private static final Pattern NEXT = Pattern.compile("<([^>]+)>; rel=\"next\"");

  private static final Pattern COST = Pattern.compile("^Limit {2}\\(cost=[0-9.]+\\.\\.([0-9.]+) ");

  @Inject Tables tables;
  @Inject TableList list;
  @Inject EntityManager entities;

  @Test
  void pages_follow_each_other_newest_first_without_gap() {
    Person ann = newGuest();
    List<String> opened = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      opened.add(0, open(ann, i % 2 == 0 ? salvage(2, 3) : secret(2, 3)));
    }
    List<String> listed = new ArrayList<>();
    Optional<String> page = Optional.of("/v1/tables?mine=seated&game=salvage&state=open&limit=3");
    int pages = 0;
    while (page.isPresent()) {
      Response answer = ann.asks().get(page.get());
      answer.then().statusCode(200);
      listed.addAll(answer.path("tables.id"));
      page = next(answer);
      pages++;
    }

    assertThat(listed).isEqualTo(opened);
    assertThat(pages).isEqualTo(3);
  }

  @Test
  void strangers_see_public_open_tables() {
    Person ann = newGuest();
    Person bob = newGuest();
    String seen = open(ann, salvage(2, 3));
    String hidden = open(ann, secret(2, 3));
    String cancelled = open(ann, salvage(2, 3));
    Tables.cancel(ann, cancelled).then().statusCode(204);

    Response list = bob.asks().get("/v1/tables?limit=100");

    list.then()
        .statusCode(200)
        .body("tables.state", everyItem(equalTo("open")))
        .body("tables.visibility", everyItem(equalTo("public")));
    List<String> ids = list.path("tables.id");
    assertThat(ids).contains(seen).doesNotContain(hidden, cancelled);
    assertThat(ids).isSortedAccordingTo(Collections.reverseOrder());
    List<String> gone = bob.asks().get("/v1/tables?state=cancelled&limit=100").path("tables.id");
    assertThat(gone).contains(cancelled).doesNotContain(seen, hidden);
    bob.asks().get("/v1/tables?game=chess").then().body("tables", hasSize(0));
    bob.asks().get("/v1/tables?game=%00").then().statusCode(200).body("tables", hasSize(0));
  }

  @Test
  void everybody_finds_their_own_tables() {
    Person ann = newGuest();
    Person bob = newGuest();
    String invited = open(ann, secret(2, 3));
    invite(ann, invited, bob).then().statusCode(201);
    String seated = open(ann, salvage(2, 2));
    seat(seated, bob);
    tables.begin(seated);

    bob.asks()
        .get("/v1/tables?mine=invited")
        .then()
        .body("tables.id", contains(invited))
        .body("tables[0].players.name", contains(ann.name()));
    bob.asks()
        .get("/v1/tables?mine=seated")
        .then()
        .body("tables.id", contains(seated))
        .body("tables[0].gameId", equalTo("sv-" + seated))
        .body("tables[0].players.name", contains(ann.name(), bob.name()));
    bob.asks().get("/v1/tables?mine=seated&state=open").then().body("tables", hasSize(0));
    ann.asks()
        .get("/v1/tables?mine=seated")
        .then()
        .body("tables.id", contains(seated, invited))
        .body("tables[1].invitations", contains(bob.name()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cursor=x",
        "cursor=01M7HET38Z5TJFH1Z6F8VZSEZ!",
        "limit=0",
        "limit=101",
        "limit=x",
        "state=closed",
        "mine=yes"
      })
  void a_question_that_makes_no_sense_is_malformed(String question) {
    newGuest()
        .asks()
        .get("/v1/tables?" + question)
        .then()
        .statusCode(400)
        .body("type", endsWith("/malformed-request"));
  }

  private static Optional<String> next(Response answer) {
    return Optional.ofNullable(answer.header("Link"))
        .map(
            link -> {
              Matcher matcher = NEXT.matcher(link);
              assertThat(matcher.matches()).as(link).isTrue();
              return matcher.group(1);
            });
  }

  /** With 100,000 tables, of which 1 in 100 is open and 1 in 2 private, none of which stays. */
  @Test
  void a_page_costs_little_wherever_it_begins_and_however_many_tables_there_are() {
    Person ann = newGuest();
    String like = open(ann, salvage(2, 3));
    QuarkusTransaction.begin();
    try {
      makeMany(like);
      for (Optional<String> before : List.of(Optional.<String>empty(), Optional.of(like))) {
        for (Optional<String> game : List.of(Optional.<String>empty(), Optional.of("salvage"))) {
          cheap(plan(game, Optional.of(LifecycleState.OPEN), TableVisibility.PUBLIC, before, ann));
        }
        for (TableVisibility mine : List.of(TableVisibility.SEATED, TableVisibility.INVITED)) {
          cheap(plan(Optional.empty(), Optional.empty(), mine, before, ann));
        }
      }
      assertThat(statements(20, ann)).isEqualTo(statements(1, ann)).isLessThanOrEqualTo(3);
    } finally {
      QuarkusTransaction.rollback();
    }
  }

  /** As the planner reckons it; to read the whole table costs more than 4,000. */
  private static void cheap(String plan) {
    assertThat(plan).doesNotContain("Seq Scan on game_table", "Seq Scan on table_seat");
    Matcher cost = COST.matcher(plan);
    assertThat(cost.find()).as(plan).isTrue();
    assertThat(Double.parseDouble(cost.group(1))).as(plan).isLessThan(200);
  }

  /** How many statements a page of that size takes. */
  private long statements(int limit, Person viewer) {
    Statistics statistics =
        entities.getEntityManagerFactory().unwrap(SessionFactory.class).getStatistics();
    statistics.setStatisticsEnabled(true);
    entities.clear();
    long before = statistics.getPrepareStatementCount();
    var filter =
        new TableList.Filter(
            Optional.empty(),
            Optional.of(LifecycleState.OPEN),
            TableVisibility.PUBLIC,
            Optional.empty(),
            limit);
    var page = list.page(filter, new TableViewer(viewer.id(), Language.ENGLISH));
    long count = statistics.getPrepareStatementCount() - before;
    statistics.setStatisticsEnabled(false);
    assertThat(page.tables()).hasSize(limit).allMatch(table -> table.players().size() == 1);
    return count;
  }

  private void makeMany(String like) {
    entities
        .createNativeQuery(
            "insert into game_table (id, game, prefix, state, owner, min_seats, max_seats,"
                + " options, clock, ranked, visibility, commitment, revision, opened_at,"
                + " changed_at) select t.id || lpad(n::text, 6, '0'),"
                + " case when n % 3 = 0 then 'salvage' else 'other' || n % 5 end, prefix,"
                + " case when n % 100 = 0 then 'OPEN' else 'STARTED' end, owner, min_seats,"
                + " max_seats, options, clock, ranked,"
                + " case when n % 200 < 100 then 'PUBLIC' else 'PRIVATE' end, commitment, revision,"
                + " opened_at, changed_at from game_table t, generate_series(1, 100000) n"
                + " where t.id = ?1")
        .setParameter(1, like)
        .executeUpdate();
    entities
        .createNativeQuery(
            "insert into table_seat (table_id, account, number, entropy, joined_at)"
                + " select id, owner, 1, '', now() from game_table where id > ?1")
        .setParameter(1, like)
        .executeUpdate();
    entities.createNativeQuery("analyze game_table").executeUpdate();
    entities.createNativeQuery("analyze table_seat").executeUpdate();
  }

  private String plan(
      Optional<String> game,
      Optional<LifecycleState> state,
      TableVisibility seen,
      Optional<String> before,
      Person viewer) {
    Map<String, Object> values = new LinkedHashMap<>();
    String sql =
        TableList.sql(
            new TableList.Filter(game, state, seen, before.map(id -> id + "050000"), 20),
            viewer.id(),
            values);
    List<String> arguments = new ArrayList<>();
    for (Map.Entry<String, Object> value : values.entrySet()) {
      arguments.add("'" + value.getValue() + "'");
      sql = sql.replace(":" + value.getKey(), "$" + arguments.size());
    }
    // The plan that PostgreSQL keeps for a statement once it was asked often, whatever its values.
    run("set local plan_cache_mode = force_generic_plan");
    run("prepare page as " + sql);
    String page = arguments.isEmpty() ? "page" : "page(" + String.join(", ", arguments) + ")";
    List<?> lines =
        entities.createNativeQuery("explain execute " + page, String.class).getResultList();
    run("deallocate page");
    return String.join("\n", lines.stream().map(String.class::cast).toList());
  }

  private void run(String statement) {
    entities.createNativeQuery(statement).executeUpdate();
  }
}
