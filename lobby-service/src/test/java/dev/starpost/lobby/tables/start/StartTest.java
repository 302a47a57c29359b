package dev.starpost.lobby.tables.start;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.tables.Tables.ask;
import static dev.starpost.lobby.tables.Tables.leave;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.seat;
import static dev.starpost.lobby.tables.Tables.secret;
import static dev.starpost.lobby.tables.Tables.show;
import static dev.starpost.lobby.tables.Tables.start;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.contracts.table.TableEvent;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import dev.starpost.lobby.tables.ToldOfTables;
import dev.starpost.lobby.topic.LobbyTopics;
import dev.starpost.outbox.MessageHeaders;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;

@LobbyTest
class StartTest {
  @Inject Tables tables;
  @Inject ToldOfTables told;
  @Inject LobbyTopics topics;

  @Test
  void a_table_becomes_a_game() throws Exception {
    Person ann = newGuest();
    Person bob = newGuest();
    Person cleo = newGuest();
    Map<String, Object> wish = secret(2, 4);
    wish.put("entropy", "ann's");
    String table = open(ann, wish);
    Tables.invite(ann, table, bob).then().statusCode(201);
    Tables.invite(ann, table, cleo).then().statusCode(201);
    seat(table, bob);
    cleo.asks()
        .body(Map.of("entropy", "é and \ud83c\udfb2"))
        .post("/v1/tables/" + table + "/seats")
        .then()
        .statusCode(201);
    leave(bob, table).then().statusCode(204);

    start(cleo, table, 0).then().statusCode(403).body("type", endsWith("/not-the-owner"));
    start(ann, table, 0)
        .then()
        .statusCode(202)
        .body("state", equalTo("starting"))
        .body("players.seat", contains(1, 2))
        .body("gameId", nullValue());
    start(ann, table, 0).then().statusCode(202);

    String gameId = "sv-" + table;
    List<ConsumerRecord<String, byte[]>> commands =
        told.records(topics.gameCommands("salvage"), gameId);
    assertThat(commands).hasSize(1);
    var command =
        (GameCommand.StartGame) ContractJson.read(commands.get(0).value(), GameCommand.class);
    assertThat(command.commandId()).isEqualTo(table);
    assertThat(command.gameId()).isEqualTo(gameId);
    assertThat(command.replyTo()).isEmpty();
    assertThat(command.game()).isEqualTo("salvage");
    assertThat(command.players())
        .containsExactly(
            new GameCommand.Player(ann.id(), ann.name(), "ann's"),
            new GameCommand.Player(cleo.id(), cleo.name(), "é and \ud83c\udfb2"));
    assertThat(command.options().toString()).isEqualTo("{\"longGame\":false,\"space\":\"calm\"}");
    assertThat(command.commitment()).isEqualTo(show(ann, table).path("commitment"));
    assertThat(command.visibility()).isEqualTo(Visibility.PRIVATE);

    assertThat(tables.begin(table)).isEqualTo(gameId);
    start(ann, table, 0)
        .then()
        .statusCode(200)
        .body("state", equalTo("started"))
        .body("gameId", equalTo(gameId));
    tables.begin(table);
    assertThat(told.events(table))
        .filteredOn(TableEvent.TableStarted.class::isInstance)
        .as("told once")
        .hasSize(1);
  }

  @Test
  void too_few_players_start_nothing() {
    Person ann = newGuest();
    String table = open(ann, salvage(3, 4));
    seat(table, newGuest());

    start(ann, table, 0).then().statusCode(409).body("type", endsWith("/too-few-players"));
    show(ann, table).then().body("state", equalTo("open"));
  }

  @Test
  void who_waits_is_told_as_soon_as_the_game_has_begun() throws Exception {
    Person ann = newGuest();
    String table = open(ann, salvage(2, 3));
    seat(table, newGuest());

    CompletableFuture<Response> waiting =
        CompletableFuture.supplyAsync(() -> start(ann, table, 20));
    while (!"starting".equals(show(ann, table).<String>path("state"))) {
      Thread.onSpinWait();
    }
    assertThat(waiting).isNotDone();
    String gameId = tables.begin(table);

    waiting.get(15, TimeUnit.SECONDS).then().statusCode(200).body("gameId", equalTo(gameId));
  }

  @Test
  void a_table_for_one_starts_at_once() throws Exception {
    Person ann = newPerson();

    Response opened = ask(ann, Map.of("game", "lone", "ranked", true));

    opened.then().statusCode(201).body("state", equalTo("starting"));
    String table = opened.path("id");
    assertThat(told.records(topics.gameCommands("lone"), "lo-" + table)).hasSize(1);
    tables.begin(table);
    show(ann, table).then().body("gameId", equalTo("lo-" + table));
  }

  @Test
  void a_game_without_a_table_is_none_of_ours() {
    Person ann = newGuest();
    String table = open(ann, salvage(2, 2));
    seat(table, newGuest());

    // Somebody started a game by a command of the same id: not the game that we have asked for.
    tables.begin(table, "sv-of-an-operator");
    tables.begin("of-an-operator", "sv-of-an-operator");
    tables.finish("sv-of-an-operator");

    show(ann, table).then().body("state", equalTo("starting"));
  }

  @Test
  void everything_at_a_table_is_told_in_order_with_the_request_that_caused_it() throws Exception {
    Person ann = newGuest();
    Person bob = newGuest();
    Person cleo = newGuest();
    String trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00";
    String table =
        ann.asks()
            .header("X-Request-Id", "01M7HET38Z5TJFH1Z6F8VZSEZ0")
            .header("traceparent", trace)
            .body(secret(2, 2))
            .post("/v1/tables")
            .path("id");
    String code = show(ann, table).path("inviteCode");
    Tables.invite(ann, table, bob).then().statusCode(201);
    Tables.invite(ann, table, cleo).then().statusCode(201);
    cleo.asks()
        .body(Map.of("entropy", "nobody may know"))
        .post("/v1/tables/" + table + "/seats")
        .then()
        .statusCode(201);
    tables.begin(table);

    List<TableEvent> events = told.events(table);
    assertThat(events)
        .extracting(event -> event.getClass().getSimpleName())
        .containsExactly("TableOpened", "Invited", "Invited", "SeatTaken", "TableStarted");
    assertThat(events)
        .extracting(event -> event.table().revision())
        .isSorted()
        .doesNotHaveDuplicates();
    assertThat(((TableEvent.Invited) events.get(1)).account()).isEqualTo(bob.id());
    assertThat(((TableEvent.SeatTaken) events.get(3)).account()).isEqualTo(cleo.id());
    assertThat(events.get(4).table().gameId()).contains("sv-" + table);
    assertThat(events.get(4).table().players())
        .extracting(player -> player.seat() + player.name())
        .containsExactly("1" + ann.name(), "2" + cleo.name());

    List<ConsumerRecord<String, byte[]>> records = told.records(topics.lobbyEvents(), table);
    assertThat(records)
        .extracting(record -> new String(record.value(), UTF_8))
        .noneMatch(text -> text.contains(code) || text.contains("nobody may know"));
    assertThat(header(records.get(0), MessageHeaders.REQUEST_ID))
        .isEqualTo("01M7HET38Z5TJFH1Z6F8VZSEZ0");
    assertThat(header(records.get(0), MessageHeaders.TRACE)).isEqualTo(trace);
    assertThat(records.get(1).headers().lastHeader(MessageHeaders.REQUEST_ID)).isNull();
  }

  private static String header(ConsumerRecord<?, ?> record, String name) {
    return new String(record.headers().lastHeader(name).value(), UTF_8);
  }

  @Test
  void those_who_go_are_told_too() throws Exception {
    Person ann = newGuest();
    Person bob = newGuest();
    Person cleo = newGuest();
    String table = open(ann, salvage(2, 4));
    seat(table, bob, cleo);
    Tables.kick(ann, table, 2).then().statusCode(204);
    leave(ann, table).then().statusCode(204);
    leave(cleo, table).then().statusCode(204);

    List<TableEvent> events = told.events(table);
    assertThat(events)
        .extracting(event -> event.getClass().getSimpleName())
        .containsExactly(
            "TableOpened",
            "SeatTaken",
            "SeatTaken",
            "SeatLeft",
            "SeatLeft",
            "SeatLeft",
            "TableCancelled");
    assertThat(events.get(3))
        .isEqualTo(new TableEvent.SeatLeft(events.get(3).table(), bob.id(), true));
    assertThat(((TableEvent.SeatLeft) events.get(4)).kicked()).isFalse();
    assertThat(events.get(4).table().owner()).isEqualTo(cleo.id());
    assertThat(events.get(6).table().cancelled()).contains("everybody-left");
  }
}
