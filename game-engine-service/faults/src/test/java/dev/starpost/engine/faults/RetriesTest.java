package dev.starpost.engine.faults;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.faults.platform.Engine;
import dev.starpost.engine.faults.platform.Platform;
import dev.starpost.engine.faults.platform.PlatformExtension;
import dev.starpost.engine.faults.play.Api;
import dev.starpost.engine.faults.play.Command;
import dev.starpost.engine.faults.play.Courier;
import dev.starpost.engine.faults.play.Reply;
import dev.starpost.engine.faults.play.Table;
import dev.starpost.engine.faults.play.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A command is answered once, however often and wherever it is sent. */
@ExtendWith(PlatformExtension.class)
@Tag("system")
class RetriesTest {
  private static JsonNode bid(int... crew) {
    var bid = Api.JSON.createObjectNode().put("type", "bid");
    var cards = bid.putArray("crew");
    for (int card : crew) {
      cards.add(card);
    }
    return bid;
  }

  @Test
  void a_key_gives_the_same_answer_after_all_engines_were_restarted(Platform platform)
      throws Exception {
    Api api = new Api(platform);
    Courier courier = Courier.inPeace(api);
    List<Table> tables = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      Table table = courier.start(List.of("ann", "ben"));
      tables.add(table);
      courier.play(Command.move(table.gameId(), "ann", bid(), 1));
      courier.play(Command.move(table.gameId(), "ben", bid(99), 1));
      courier.play(Command.move(table.gameId(), "ben", bid(), 1));
      courier.play(Command.move(table.gameId(), "ann", bid(), 1));
    }
    List<Told.Done> done = courier.ledger().done();
    List<Told.Refused> refused = courier.ledger().refused();
    assertThat(done).hasSize(2 * tables.size());
    assertThat(refused).extracting(Told.Refused::problem).contains("illegal-move", "stale-version");

    for (Engine engine : platform.engines()) {
      engine.kill();
    }
    for (Engine engine : platform.engines()) {
      engine.start();
    }
    for (Engine engine : platform.engines()) {
      engine.awaitReady();
    }

    for (Engine engine : platform.engines()) {
      for (Told.Done first : done) {
        for (long ifMatch : new long[] {1, first.version() + 1}) {
          Reply again = api.post(engine, first.command(), ifMatch).orElseThrow();
          assertThat(again.status()).as("%s", again).isEqualTo(200);
          assertThat(again.version()).isEqualTo(first.version());
          assertThat(again.body().path("events")).isEqualTo(first.events());
        }
        Reply other = api.post(engine, first.command().with(bid(1, 2, 3)), 1).orElseThrow();
        assertThat(other.status()).isEqualTo(422);
        assertThat(other.problem()).isEqualTo("idempotency-key-reused");
      }
      for (Told.Refused first : refused) {
        Reply again = api.post(engine, first.command(), 3).orElseThrow();
        assertThat(again.status()).isEqualTo(first.status());
        assertThat(again.problem()).isEqualTo(first.problem());
      }
    }
  }

  @Test
  void two_players_with_the_same_key_do_not_meet(Platform platform) throws Exception {
    Courier courier = Courier.inPeace(new Api(platform));
    Table table = courier.start(List.of("ann", "ben"));
    Table other = courier.start(List.of("ann", "ben"));

    List<Told> told = new ArrayList<>();
    for (Table each : List.of(table, other)) {
      for (String account : each.accounts()) {
        Command bid =
            Command.move(each.gameId(), account, bid(), 1).withKey("the-first-bid-of-this-game");
        told.add(courier.play(bid));
      }
    }

    assertThat(told)
        .allSatisfy(answer -> assertThat(answer).isInstanceOf(Told.Done.class))
        .extracting(answer -> ((Told.Done) answer).version())
        .containsExactly(2L, 3L, 2L, 3L);
  }

  @Test
  void of_two_moves_with_one_key_at_one_instant_one_is_refused(Platform platform) throws Exception {
    Api api = new Api(platform);
    Courier courier = Courier.inPeace(api);
    ExecutorService threads = Executors.newCachedThreadPool();
    try {
      for (int i = 0; i < 30; i++) {
        Table table = courier.start(List.of("ann", "ben"));
        Command allowed = Command.move(table.gameId(), "ann", bid(), 1);
        Engine engine = api.anyEngine();
        CyclicBarrier instant = new CyclicBarrier(2);
        List<Future<Reply>> replies = new ArrayList<>();
        for (Command command : List.of(allowed, allowed.with(bid(99)))) {
          replies.add(
              threads.submit(
                  () -> {
                    instant.await();
                    return api.post(engine, command, 1).orElseThrow();
                  }));
        }
        Reply one = replies.get(0).get();
        Reply other = replies.get(1).get();
        assertThat(List.of(one.problem(), other.problem()))
            .isIn(
                List.of("", "idempotency-key-reused"),
                List.of("idempotency-key-reused", "illegal-move"));
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
