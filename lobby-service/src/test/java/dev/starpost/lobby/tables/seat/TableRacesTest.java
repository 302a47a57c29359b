package dev.starpost.lobby.tables.seat;

import static dev.starpost.lobby.tables.Tables.cancel;
import static dev.starpost.lobby.tables.Tables.guests;
import static dev.starpost.lobby.tables.Tables.join;
import static dev.starpost.lobby.tables.Tables.kick;
import static dev.starpost.lobby.tables.Tables.leave;
import static dev.starpost.lobby.tables.Tables.open;
import static dev.starpost.lobby.tables.Tables.salvage;
import static dev.starpost.lobby.tables.Tables.seat;
import static dev.starpost.lobby.tables.Tables.show;
import static dev.starpost.lobby.tables.Tables.start;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.table.TableEvent;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.tables.Tables;
import dev.starpost.lobby.tables.ToldOfTables;
import dev.starpost.lobby.topic.LobbyTopics;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** People who want things that exclude each other at the same moment. */
@LobbyTest
public class TableRacesTest {
  private static final long SEED = 4;

  @Inject ToldOfTables told;
  @Inject LobbyTopics topics;

  @Test
  void of_all_who_want_the_last_seat_one_gets_it() throws Exception {
    List<Person> people = guests(12);
    Person owner = people.get(0);
    for (int round = 0; round < 10; round++) {
      List<String> tables = List.of(open(owner, salvage(2, 2)), open(owner, salvage(2, 2)));
      List<Supplier<Response>> wishes = new ArrayList<>();
      for (Person person : people.subList(1, people.size())) {
        tables.forEach(table -> wishes.add(() -> join(person, table)));
      }
      Collections.shuffle(wishes, new Random(SEED + round));

      List<Response> answers = atOnce(wishes);

      assertThat(answers).filteredOn(answer -> answer.statusCode() == 201).hasSize(2);
      assertThat(answers)
          .filteredOn(answer -> answer.statusCode() != 201)
          .allMatch(answer -> answer.statusCode() == 409)
          .allMatch(answer -> answer.<String>path("type").endsWith("/table-full"));
      for (String table : tables) {
        assertThat(show(owner, table).<List<String>>path("players.name")).hasSize(2);
        assertThat(told.records(topics.gameCommands("salvage"), "sv-" + table)).hasSize(1);
      }
    }
  }

  @Test
  void whatever_happens_at_once_a_table_is_in_one_state_and_its_story_fits() throws Exception {
    List<Person> people = guests(6);
    Person owner = people.get(0);
    for (int round = 0; round < 10; round++) {
      String table = open(owner, salvage(2, 4));
      seat(table, people.get(1), people.get(2));
      List<Supplier<Response>> wishes =
          new ArrayList<>(
              List.of(
                  () -> join(people.get(3), table),
                  () -> join(people.get(4), table),
                  () -> join(people.get(5), table),
                  () -> leave(people.get(1), table),
                  () -> kick(owner, table, 3),
                  () -> start(owner, table, 0),
                  () -> Tables.invite(owner, table, people.get(5)),
                  () -> leave(people.get(2), table)));
      if (round % 2 == 0) {
        wishes.add(() -> cancel(owner, table));
      } else {
        wishes.add(() -> leave(owner, table));
      }
      Collections.shuffle(wishes, new Random(SEED + round));

      List<Response> answers = atOnce(wishes);

      assertThat(answers).extracting(Response::statusCode).isSubsetOf(201, 202, 204, 403, 404, 409);
      check(owner, table);
    }
  }

  @Test
  void who_goes_for_good_while_things_happen_is_gone_from_the_table() throws Exception {
    for (int round = 0; round < 5; round++) {
      List<Person> people = guests(4);
      Person owner = people.get(0);
      Person gone = people.get(1);
      String table = open(owner, salvage(2, 4));
      String other = open(gone, salvage(2, 4));
      // Never full: who plays stays.
      seat(table, gone);
      seat(other, owner);
      List<Supplier<Response>> wishes =
          new ArrayList<>(
              List.of(
                  () -> gone.asks().delete("/v1/me"),
                  () -> join(people.get(2), table),
                  () -> kick(owner, table, 2),
                  () -> Tables.invite(owner, table, gone),
                  () -> leave(owner, other),
                  () -> join(people.get(3), other)));
      Collections.shuffle(wishes, new Random(SEED + round));

      List<Response> answers = atOnce(wishes);

      assertThat(answers).extracting(Response::statusCode).isSubsetOf(201, 204, 404, 409);
      for (String each : List.of(table, other)) {
        check(owner, each);
        assertThat(show(owner, each).<List<String>>path("players.name"))
            .noneMatch(name -> name.equals(gone.name()) || name.startsWith("gone-"));
      }
      assertThat(show(owner, table).<List<String>>path("invitations")).isEmpty();
    }
  }

  /** The last message, the table, and the command that starts its game say the same. */
  private void check(Person viewer, String table) throws Exception {
    Response shown = show(viewer, table);
    String state = shown.path("state");
    List<String> names = shown.path("players.name");
    List<Integer> seats = shown.path("players.seat");
    assertThat(names).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(4);
    assertThat(seats).doesNotHaveDuplicates();
    List<TableEvent> events = told.events(table);
    assertThat(events)
        .extracting(event -> event.table().revision())
        .isSorted()
        .doesNotHaveDuplicates();
    var last = events.get(events.size() - 1).table();
    assertThat(last.players()).extracting(player -> player.name()).containsExactlyElementsOf(names);
    var commands = told.records(topics.gameCommands("salvage"), "sv-" + table);
    if (state.equals("starting")) {
      assertThat(seats).isEqualTo(IntStream.rangeClosed(1, names.size()).boxed().toList());
      assertThat(commands).hasSize(1);
      var command =
          (GameCommand.StartGame) ContractJson.read(commands.get(0).value(), GameCommand.class);
      assertThat(command.players())
          .extracting(GameCommand.Player::name)
          .isEqualTo(names)
          .hasSizeGreaterThanOrEqualTo(2);
    } else {
      assertThat(commands).isEmpty();
      assertThat(last.state()).isEqualTo(state);
    }
  }

  public static List<Response> atOnce(List<Supplier<Response>> wishes) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(wishes.size());
    try {
      CyclicBarrier gate = new CyclicBarrier(wishes.size());
      List<Future<Response>> asked =
          wishes.stream()
              .map(
                  wish ->
                      threads.submit(
                          () -> {
                            gate.await();
                            return wish.get();
                          }))
              .toList();
      List<Response> answers = new ArrayList<>();
      for (Future<Response> answer : asked) {
        answers.add(answer.get());
      }
      return answers;
    } finally {
      threads.shutdown();
    }
  }
}
