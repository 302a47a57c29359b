package dev.starpost.lobby.tables.match;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.tables.Tables.show;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.matchmaking.LobbyCommand;
import dev.starpost.contracts.table.TableEvent;
import dev.starpost.contracts.table.TableState;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import dev.starpost.lobby.tables.ToldOfTables;
import dev.starpost.lobby.topic.LobbyTopics;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;

/** What the lobby does when the matchmaking service has found opponents. */
@LobbyTest
class MatchedTablesTest {
  private static final TableClock CLOCK =
      new TableClock(
          "per-move",
          Optional.of("P3D"),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of("forfeit"));

  @Inject CommandIntake intake;
  @Inject ToldOfTables told;
  @Inject Tables tables;
  @Inject LobbyTopics topics;

  @Test
  void a_ranked_table_is_made_and_its_game_is_started_once() throws Exception {
    Person ann = newPerson();
    Person bob = newPerson();
    String table = ask("salvage", bob.id(), ann.id());
    intake.take(List.of(command(table, "salvage", bob.id(), ann.id())));

    show(ann, table)
        .then()
        .statusCode(200)
        .body("state", equalTo("starting"))
        .body("ranked", equalTo(true))
        .body("players.name", contains(bob.name(), ann.name()))
        .body("clock.move", equalTo("P3D"));
    List<ConsumerRecord<String, byte[]>> commands =
        told.records(topics.gameCommands("salvage"), "sv-" + table);
    assertThat(commands).hasSize(1);
    var start =
        (GameCommand.StartGame) ContractJson.read(commands.get(0).value(), GameCommand.class);
    assertThat(start.ranked()).contains(true);
    assertThat(start.players())
        .extracting(GameCommand.Player::account)
        .containsExactly(bob.id(), ann.id());

    tables.begin(table);
    intake.take(List.of(command(table, "salvage", bob.id(), ann.id())));

    assertThat(told.events(table))
        .hasExactlyElementsOfTypes(TableEvent.TableOpened.class, TableEvent.TableStarted.class);
  }

  @Test
  void if_somebody_is_gone_the_table_is_cancelled_and_names_the_others() throws Exception {
    Person ann = newPerson();
    Person bob = newPerson();
    Person eve = newPerson();
    bob.asks().delete("/v1/me").then().statusCode(204);

    String table = ask("salvage", bob.id(), ann.id(), eve.id());

    TableState state = only(table);
    assertThat(state.cancelled()).contains("player-unavailable");
    assertThat(state.players())
        .extracting(TableState.Player::account)
        .containsExactly(ann.id(), eve.id());
    assertThat(told.records(topics.gameCommands("salvage"), "sv-" + table)).isEmpty();
  }

  @Test
  void a_guest_is_not_there_for_a_ranked_table_however_it_was_asked_for() throws Exception {
    Person ann = newPerson();
    Person guest = newGuest();

    String table = ask("salvage", guest.id(), ann.id());

    TableState state = only(table);
    assertThat(state.cancelled()).contains("player-unavailable");
    assertThat(state.players()).extracting(TableState.Player::account).containsExactly(ann.id());
    assertThat(told.records(topics.gameCommands("salvage"), "sv-" + table)).isEmpty();
  }

  @Test
  void those_who_have_blocked_each_other_meanwhile_do_not_play() throws Exception {
    Person ann = newPerson();
    Person bob = newPerson();
    ann.asks().put("/v1/me/blocks/" + bob.name()).then().statusCode(204);

    TableState state = only(ask("salvage", bob.id(), ann.id()));

    assertThat(state.cancelled()).contains("player-unavailable");
    assertThat(state.players()).hasSize(2);
  }

  @Test
  void what_the_engine_does_not_play_is_refused_in_its_words() throws Exception {
    Person ann = newPerson();
    Person bob = newPerson();

    String table = ask("chess", bob.id(), ann.id());

    assertThat(only(table).cancelled()).contains("refused");
    ann.asks()
        .header("Accept-Language", "fr")
        .get("/v1/tables/" + table)
        .then()
        .body("refusal.detail", equalTo("Il n'y a pas de jeu nommé chess ici."));
  }

  @Test
  void everybody_is_gone() throws Exception {
    Person ann = newPerson();
    Person bob = newPerson();
    for (Person person : List.of(ann, bob)) {
      person.asks().delete("/v1/me").then().statusCode(204);
    }

    TableState state = only(ask("salvage", bob.id(), ann.id()));

    assertThat(state.cancelled()).contains("player-unavailable");
    assertThat(state.players()).isEmpty();
  }

  @Test
  void what_makes_no_sense_is_put_aside_and_the_rest_goes_on() throws Exception {
    Person ann = newPerson();
    Person bob = newPerson();
    String good = UlidCreator.getMonotonicUlid().toString();
    String nobody = UlidCreator.getMonotonicUlid().toString();
    intake.take(
        List.of(
            record("x", "no command".getBytes(UTF_8)),
            command(UlidCreator.getMonotonicUlid().toString(), "salvage", ann.id(), ann.id()),
            command(nobody, "salvage", "never", "seen"),
            command(good, "salvage", ann.id(), bob.id())));

    assertThat(told.events(nobody)).isEmpty();
    assertThat(told.events(good)).hasSize(1);
  }

  private TableState only(String table) throws Exception {
    List<TableEvent> events = told.events(table);
    assertThat(events).hasSize(1).first().isInstanceOf(TableEvent.TableCancelled.class);
    return events.get(0).table();
  }

  private String ask(String game, String... players) {
    String table = UlidCreator.getMonotonicUlid().toString();
    intake.take(List.of(command(table, game, players)));
    return table;
  }

  private static ConsumerRecord<String, byte[]> command(
      String table, String game, String... players) {
    var wish =
        new LobbyCommand.CreateMatchedTable(
            table,
            game,
            Arrays.asList(players),
            JsonNodeFactory.instance.objectNode(),
            CLOCK,
            true,
            LobbyCommand.Why.MATCH,
            Instant.now());
    return record(table, ContractJson.write(wish));
  }

  private static ConsumerRecord<String, byte[]> record(String key, byte[] value) {
    return new ConsumerRecord<>("lobby.commands", 0, System.nanoTime(), key, value);
  }
}
