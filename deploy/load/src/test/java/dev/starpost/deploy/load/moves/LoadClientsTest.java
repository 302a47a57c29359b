package dev.starpost.deploy.load.moves;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.load.bench.BenchTokens;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LoadClientsTest {
  @Test
  void tables_play_one_game_after_another_and_everything_is_counted()
      throws IOException, InterruptedException {
    try (StubEngine engine = new StubEngine();
        BenchTokens tokens = BenchTokens.start();
        LoadClients clients = new LoadClients(List.of(engine.port()), tokens)) {
      clients.seat(4, table -> Pace.EVERYBODY);
      while (clients.call(() -> clients.tally().starts()) < 12) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
      assertThat(clients.disperse()).hasSize(4);
      Tally tally = clients.swap(new Tally());
      assertThat(engine.complaints()).isEmpty();
      assertThat(tally.kindsOfErrors()).isEmpty();
      assertThat(tally.moves().count()).isEqualTo(engine.moves());
      assertThat(tally.moves().count()).isGreaterThanOrEqualTo(8 * 6);
      assertThat(tally.moves().percentile(50)).isPositive();
      assertThat(tally.staleMoves()).isGreaterThanOrEqualTo(8);
      assertThat(tally.gets()).isGreaterThanOrEqualTo(8);
    }
  }

  @Test
  void a_table_rests_when_its_game_has_come_far_enough() throws IOException, InterruptedException {
    try (StubEngine engine = new StubEngine();
        BenchTokens tokens = BenchTokens.start();
        LoadClients clients = new LoadClients(List.of(engine.port()), tokens)) {
      clients.seat(2, table -> Pace.until(4));
      clients.awaitRest();
      for (PlayedTable table : clients.disperse()) {
        assertThat(table.situation().orElseThrow().version()).isEqualTo(4);
      }
      assertThat(engine.complaints()).isEmpty();
    }
  }

  @Test
  void an_engine_that_is_not_there_is_an_error() throws IOException, InterruptedException {
    int nobody;
    try (StubEngine engine = new StubEngine()) {
      nobody = engine.port();
    }
    try (BenchTokens tokens = BenchTokens.start();
        LoadClients clients = new LoadClients(List.of(nobody), tokens)) {
      clients.seat(1, table -> Pace.EVERYBODY);
      while (clients.call(() -> clients.tally().errors()) == 0) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
      assertThat(clients.swap(new Tally()).kindsOfErrors().firstKey()).contains("opening a game");
    }
  }
}
