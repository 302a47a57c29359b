package dev.starpost.lobby.tables.retention;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.seat;
import static dev.starpost.lobby.tables.Tables.show;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.contracts.table.TableEvent;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import dev.starpost.lobby.tables.ToldOfTables;
import dev.starpost.lobby.topic.LobbyTopics;
import dev.starpost.web.testkit.CapturedLog;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@LobbyTest
class TableSweepTest {
  /** Long before anything that other tests do. */
  private static final Instant LONG_AGO = Instant.parse("2020-01-01T00:00:00Z");

  @Inject TableSweep sweep;
  @Inject Tables tables;
  @Inject ToldOfTables told;
  @Inject LobbyTopics topics;
  @Inject EntityManager entities;

  @Test
  void a_table_that_everybody_has_forgotten_is_cancelled() throws Exception {
    Person ann = newGuest();
    String stale = open(ann, salvage(2, 3));
    String justNot = open(ann, salvage(2, 3));
    unchangedSince(stale, LONG_AGO);
    unchangedSince(justNot, LONG_AGO.plusSeconds(1));

    assertThat(sweep.cancelStale(LONG_AGO)).isEqualTo(1);

    show(ann, stale).then().body("state", equalTo("cancelled")).body("cancelled", equalTo("stale"));
    show(ann, justNot).then().body("state", equalTo("open"));
    assertThat(told.events(stale))
        .last()
        .isInstanceOfSatisfying(
            TableEvent.TableCancelled.class,
            event -> assertThat(event.table().cancelled()).contains("stale"));
    Tables.cancel(ann, justNot).then().statusCode(204);
  }

  @Test
  void a_table_that_was_cancelled_long_ago_is_forgotten_with_all_that_belongs_to_it() {
    Person ann = newGuest();
    Person bob = newGuest();
    String old = open(ann, salvage(2, 3));
    String recent = open(ann, salvage(2, 3));
    String open = open(ann, salvage(2, 3));
    Tables.invite(ann, old, bob).then().statusCode(201);
    Tables.cancel(ann, old).then().statusCode(204);
    Tables.cancel(ann, recent).then().statusCode(204);
    unchangedSince(old, LONG_AGO);
    unchangedSince(recent, LONG_AGO.plusSeconds(1));
    unchangedSince(open, LONG_AGO);

    sweep.forgetCancelled(LONG_AGO);

    show(ann, old).then().statusCode(404);
    show(ann, recent).then().body("state", equalTo("cancelled"));
    show(ann, open).then().body("state", equalTo("open"));
    Tables.cancel(ann, open).then().statusCode(204);
  }

  @Test
  void many_instances_cancel_many_tables_once_each() {
    Person ann = newGuest();
    String like = open(ann, salvage(2, 3));
    QuarkusTransaction.requiringNew().run(() -> copy(like, 450));
    AtomicInteger cancelled = new AtomicInteger();

    List<CompletableFuture<Void>> instances = new ArrayList<>();
    IntStream.range(0, 4)
        .forEach(
            i ->
                instances.add(
                    CompletableFuture.runAsync(
                        () -> cancelled.addAndGet(sweep.cancelStale(LONG_AGO.minusSeconds(9))))));
    instances.forEach(CompletableFuture::join);
    cancelled.addAndGet(sweep.cancelStale(LONG_AGO.minusSeconds(9)));

    assertThat(cancelled).hasValue(450);
  }

  private void copy(String like, int count) {
    entities
        .createNativeQuery(
            "insert into game_table (id, game, prefix, state, owner, min_seats, max_seats, options,"
                + " clock, ranked, visibility, commitment, revision, opened_at, changed_at)"
                + " select t.id || n, game, prefix, state, owner, min_seats, max_seats, options,"
                + " clock, ranked, 'PRIVATE', commitment, revision, opened_at, ?3"
                + " from game_table t, generate_series(1, ?2) n where t.id = ?1")
        .setParameter(1, like)
        .setParameter(2, count)
        .setParameter(3, LONG_AGO.minusSeconds(10))
        .executeUpdate();
  }

  @Test
  void a_game_that_has_begun_unheard_is_found() throws Exception {
    Person ann = newGuest();
    String table = starting(ann);
    tables.engineHasBegun(table);

    sweep.askAboutOverdue(LONG_AGO);

    show(ann, table)
        .then()
        .body("state", equalTo("started"))
        .body("gameId", equalTo("sv-" + table));
    tables.begin(table);
    assertThat(told.events(table))
        .filteredOn(TableEvent.TableStarted.class::isInstance)
        .as("told once, however often it was heard of")
        .hasSize(1);
  }

  @Test
  void what_the_engine_refuses_to_start_is_cancelled_with_its_words() {
    Person ann = newGuest();
    String table = starting(ann);
    tables.engineSays(
        table,
        "{\"status\": \"refused\", \"code\": \"bad-players\","
            + " \"detail\": {\"en\": \"Not so many.\", \"fr\": \"Pas autant.\"}}");

    sweep.askAboutOverdue(LONG_AGO);

    show(ann, table)
        .then()
        .body("state", equalTo("cancelled"))
        .body("cancelled", equalTo("refused"))
        .body("refusal.code", equalTo("bad-players"))
        .body("refusal.detail", equalTo("Not so many."))
        .body("players", hasSize(2));
    ann.asks()
        .header("Accept-Language", "fr")
        .get("/v1/tables/" + table)
        .then()
        .body("refusal.detail", equalTo("Pas autant."));
    Tables.join(newGuest(), table).then().statusCode(409);
  }

  @Test
  void what_the_engine_does_not_know_is_sent_again_and_asked_again() throws Exception {
    Person ann = newGuest();
    String table = starting(ann);

    sweep.askAboutOverdue(LONG_AGO);
    sweep.askAboutOverdue(LONG_AGO);
    show(ann, table).then().body("state", equalTo("starting"));
    assertThat(told.records(topics.gameCommands("salvage"), "sv-" + table))
        .as("the first one may be lost; the engine takes one of them, and none is sent in a hurry")
        .hasSize(2)
        .extracting(record -> new String(record.value(), StandardCharsets.UTF_8))
        .containsOnly(
            new String(
                told.records(topics.gameCommands("salvage"), "sv-" + table).get(0).value(),
                StandardCharsets.UTF_8));
    tables.engineSays(table, "{\"status\": \"parked\"}");
    sweep.askAboutOverdue(LONG_AGO);
    show(ann, table).then().body("state", equalTo("starting")).body("refusal", nullValue());
    tables.engineHasBegun(table);
    sweep.askAboutOverdue(LONG_AGO);
    show(ann, table).then().body("state", equalTo("started"));
  }

  @Test
  void an_operator_reads_which_start_is_overdue_and_what_happens_next() {
    try (CapturedLog log = CapturedLog.begin()) {
      Person ann = newGuest();
      String unknown = starting(ann);
      String parked = starting(ann);
      tables.engineSays(parked, "{\"status\": \"parked\"}");
      String refused = starting(ann);
      tables.engineSays(refused, "{\"status\": \"refused\", \"code\": \"bad-players\"}");

      sweep.askAboutOverdue(LONG_AGO);

      says(log, unknown, "overdue", "retrying", "table=", "game=");
      says(log, parked, "failed", "parked", "table=", "game=");
      says(log, refused, "refused", "cancelling", "table=", "code=");
      tables.engineHasBegun(unknown);
      tables.engineHasBegun(parked);
      sweep.askAboutOverdue(LONG_AGO);
    }
  }

  private static void says(CapturedLog log, String table, String... words) {
    assertThat(log.lines())
        .filteredOn(line -> line.contains(table))
        .anySatisfy(line -> assertThat(line).contains(words));
  }

  @Test
  void one_of_which_the_engine_cannot_speak_does_not_keep_the_others_waiting() {
    Person ann = newGuest();
    String unspeakable = starting(ann);
    String fine = starting(ann);
    tables.engineSays(unspeakable, "{\"status\": \"nonsense\"}");
    tables.engineHasBegun(fine);

    sweep.askAboutOverdue(LONG_AGO);

    show(ann, unspeakable).then().body("state", equalTo("starting"));
    show(ann, fine).then().body("state", equalTo("started"));
  }

  /** A table that has been starting for a long time. */
  private String starting(Person owner) {
    String table = open(owner, salvage(2, 2));
    seat(table, newGuest());
    unchangedSince(table, LONG_AGO);
    return table;
  }

  private void unchangedSince(String table, Instant then) {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                entities
                    .createNativeQuery("update game_table set changed_at = ?2 where id = ?1")
                    .setParameter(1, table)
                    .setParameter(2, then)
                    .executeUpdate());
  }
}
