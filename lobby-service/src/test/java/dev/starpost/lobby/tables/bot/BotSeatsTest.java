package dev.starpost.lobby.tables.bot;

import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.tables.Tables.ask;
import static dev.starpost.lobby.tables.Tables.kick;
import static dev.starpost.lobby.tables.Tables.leave;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.rematch;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.seat;
import static dev.starpost.lobby.tables.Tables.show;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.table.TableEvent;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import dev.starpost.lobby.tables.ToldOfTables;
import dev.starpost.lobby.topic.LobbyTopics;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@LobbyTest
class BotSeatsTest {
  @Inject Tables tables;
  @Inject ToldOfTables told;
  @Inject LobbyTopics topics;

  @Test
  void one_person_and_bots_fill_a_table_and_it_starts() throws Exception {
    Person ann = newGuest();
    String table = open(ann, salvage(2, 3));

    seatBot(ann, table, "greedy")
        .then()
        .statusCode(201)
        .body("state", equalTo("open"))
        .body("players.name", contains(ann.name(), "Bot (greedy)"))
        .body("players.bot", contains(nullValue(), equalTo("greedy")));
    seatBot(ann, table, "strong").then().statusCode(201).body("state", equalTo("starting"));
    seatBot(ann, table, "random").then().statusCode(409).body("type", endsWith("/table-full"));

    assertThat(started(table).players())
        .containsExactly(
            new GameCommand.Player(ann.id(), ann.name(), ""),
            GameCommand.Player.bot(BotLevel.GREEDY, "Bot (greedy)"),
            GameCommand.Player.bot(BotLevel.STRONG, "Bot (strong)"));
    assertThat(told.events(table))
        .filteredOn(TableEvent.SeatTaken.class::isInstance)
        .extracting(event -> ((TableEvent.SeatTaken) event).account())
        .containsExactly("bot:greedy", "bot:strong");
    assertThat(told.events(table).get(1).table().players().get(1).bot())
        .isEqualTo(Optional.of(BotLevel.GREEDY));
  }

  @Test
  void a_table_may_be_opened_with_bots() throws Exception {
    Person ann = newGuest();
    Map<String, Object> wish = salvage(2, 2);
    wish.put("bots", List.of("random"));

    String table =
        ask(ann, wish)
            .then()
            .statusCode(201)
            .body("state", equalTo("starting"))
            .body("players.seat", contains(1, 2))
            .extract()
            .path("id");
    assertThat(started(table).players()).hasSize(2);
  }

  @Test
  void bots_are_the_owners_business() {
    Person ann = newGuest();
    Person bob = newGuest();
    String table = open(ann, salvage(2, 4));
    seat(table, bob);

    seatBot(bob, table, "greedy").then().statusCode(403).body("type", endsWith("/not-the-owner"));
    seatBot(ann, table, "greedy").then().statusCode(201);
    kick(bob, table, 3).then().statusCode(403);
    kick(ann, table, 3).then().statusCode(204);
    show(ann, table).then().body("players", hasSize(2));
    seatBot(ann, table, "greedy").then().statusCode(201).body("players", hasSize(3));
  }

  @Test
  void a_table_that_only_bots_sit_at_is_over_and_none_of_them_owns_it() {
    Person ann = newGuest();
    Person bob = newGuest();
    String table = open(ann, salvage(2, 4));
    seatBot(ann, table, "greedy").then().statusCode(201);
    seat(table, bob);

    leave(ann, table).then().statusCode(204);
    show(bob, table).then().body("owner", equalTo(bob.name()));
    leave(bob, table).then().statusCode(204);
    show(ann, table)
        .then()
        .body("state", equalTo("cancelled"))
        .body("cancelled", equalTo("everybody-left"));
  }

  @Test
  void ranked_tables_take_no_bots() {
    Person ann = newPerson();
    Map<String, Object> wish = salvage(2, 3);
    wish.put("ranked", true);
    String table = open(ann, wish);

    seatBot(ann, table, "greedy")
        .then()
        .statusCode(422)
        .body("type", endsWith("/ranked-without-bots"));
    wish.put("bots", List.of("greedy"));
    ask(ann, wish).then().statusCode(422).body("type", endsWith("/ranked-without-bots"));
    show(ann, table).then().body("players", hasSize(1));
  }

  @Test
  void a_bot_that_does_not_exist_is_refused_and_so_are_too_many() {
    Person ann = newGuest();
    String table = open(ann, salvage(2, 3));
    seatBot(ann, table, "clever")
        .then()
        .statusCode(422)
        .body("type", endsWith("/bad-bot"))
        .body("detail", containsString("random, greedy, strong"));
    show(ann, table).then().body("players", hasSize(1));

    Map<String, Object> wish = salvage(2, 3);
    wish.put("bots", List.of("greedy", "greedy", "greedy"));
    ask(ann, wish)
        .then()
        .statusCode(422)
        .body("type", endsWith("/too-many-bots"))
        .body("detail", containsString("2"));
  }

  @Test
  void bots_play_again_as_well() throws Exception {
    Person ann = newGuest();
    Map<String, Object> wish = salvage(2, 3);
    wish.put("bots", List.of("greedy", "random"));
    String table = open(ann, wish);
    String game = tables.begin(table);
    tables.finish(game);

    String next =
        rematch(ann, game)
            .then()
            .statusCode(201)
            .body("state", equalTo("starting"))
            .extract()
            .path("id");
    assertThat(started(next).players())
        .extracting(GameCommand.Player::name)
        .as("each one seat further on")
        .containsExactly("Bot (random)", ann.name(), "Bot (greedy)");
  }

  private GameCommand.StartGame started(String table) throws Exception {
    var commands = told.records(topics.gameCommands("salvage"), "sv-" + table);
    return (GameCommand.StartGame) ContractJson.read(commands.get(0).value(), GameCommand.class);
  }

  private static Response seatBot(Person owner, String table, String level) {
    return owner.asks().body(Map.of("bot", level)).post("/v1/tables/" + table + "/seats");
  }
}
