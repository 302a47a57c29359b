package dev.starpost.engine.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.engine.faults.audit.Archive;
import dev.starpost.engine.faults.audit.Books;
import dev.starpost.engine.faults.audit.Views;
import dev.starpost.engine.faults.platform.Engine;
import dev.starpost.engine.faults.platform.Platform;
import dev.starpost.engine.faults.platform.PlatformExtension;
import dev.starpost.engine.faults.play.Api;
import dev.starpost.engine.faults.play.Club;
import dev.starpost.engine.faults.play.Command;
import dev.starpost.engine.faults.play.Courier;
import dev.starpost.engine.faults.play.Ledger;
import dev.starpost.engine.faults.play.Patience;
import dev.starpost.engine.faults.play.Reply;
import dev.starpost.engine.faults.play.Table;
import dev.starpost.engine.faults.play.Told;
import dev.starpost.kernel.export.Verification;
import dev.starpost.kernel.export.VerificationResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The promise of the engine: an acknowledged move is on disk; nothing acknowledged is lost, nothing
 * is applied twice, nothing refused is in the history, in any crash or pause of any process; and
 * nobody who was told a version ever sees less.
 */
@Tag("storage")
@ExtendWith(PlatformExtension.class)
@Tag("system")
class FaultsTest {
  private static final String SEED = "starpost.faults.seed";
  private static final Duration CHAOS = Duration.ofSeconds(38);
  private static final int GAMES = 40;
  private static final int MOVES_AFTERWARDS = 100;

  /** Games that are brought to their end, to see whether their exports hold. */
  private static final int RESIGNED = 5;

  private final Ledger ledger = new Ledger();
  private final Patience patience = new Patience();
  private final ExecutorService threads = Executors.newCachedThreadPool();

  @Test
  void nothing_acknowledged_is_lost_and_nothing_is_done_twice(Platform platform) throws Exception {
    long seed = Long.getLong(SEED, ThreadLocalRandom.current().nextInt(1_000_000));
    System.out.printf("Faults with -D%s=%d on %s%n", SEED, seed, platform.mongo().origin());
    Api api = new Api(platform);
    Courier courier = new Courier(api, ledger, patience);
    Chaos chaos = new Chaos(platform, patience, () -> ledger.done().size(), new Random(seed));
    try {
      List<Table> tables = play(courier, chaos, new Random(seed + 1));
      List<Table> finished = finish(tables, courier);

      Archive archive = new Archive(platform);
      Books books = Books.read(platform);
      assertThat(books.violations(ledger)).isEmpty();
      assertThat(archive.parked()).as("parked games").isEmpty();

      List<Table> shown = tables.subList(Math.max(0, tables.size() - GAMES), tables.size());
      Views views = assertAllEnginesShowTheSame(shown, books, platform, api);
      long snapshots = assertHistoriesAloneShowTheSame(shown, views, archive, platform, api);
      assertAnswersStay(courier);
      finished.forEach(table -> assertExportHolds(table, courier));

      print(seed, platform, chaos, tables, finished, books, snapshots);
    } finally {
      threads.shutdownNow();
    }
  }

  private static List<Table> play(Courier courier, Chaos chaos, Random random)
      throws InterruptedException, ExecutionException {
    try (Club club = new Club("g", GAMES, courier, random)) {
      chaos.rage(CHAOS);
      // A busy machine may have been too slow for more than a few moves until now.
      courier.ledger().awaitMore(MOVES_AFTERWARDS);
      return club.sendHome();
    }
  }

  /** The games that are over, with some that are ended for the purpose. */
  private List<Table> finish(List<Table> tables, Courier courier) throws InterruptedException {
    List<Table> finished = new ArrayList<>();
    int resigned = 0;
    for (Table table : tables) {
      Reply game = courier.read(table.path(), table.account(1));
      boolean over = game.body().path("status").asText().equals("finished");
      if (!over && resigned < RESIGNED) {
        resigned++;
        resign(table, courier);
        over = true;
      }
      if (over) {
        finished.add(table);
      }
    }
    return finished;
  }

  /** Everybody but the first leaves; some may have left before, or may be the last ones already. */
  private static void resign(Table table, Courier courier) throws InterruptedException {
    for (int seat = 2; seat <= table.accounts().size(); seat++) {
      String account = table.account(seat);
      Reply game = courier.read(table.path(), account);
      courier.play(Command.of("resignation", table.gameId(), account, game.version()));
    }
  }

  private static Views assertAllEnginesShowTheSame(
      List<Table> tables, Books books, Platform platform, Api api) throws InterruptedException {
    Views first = Views.of(platform.engines().get(0), tables, api);
    assertThat(books.differences(tables, first)).isEmpty();
    for (Engine other : platform.engines().subList(1, platform.engines().size())) {
      assertThat(first.differences(Views.of(other, tables, api))).isEmpty();
    }
    return first;
  }

  /** Without snapshots, and by an engine that remembers nothing. */
  private static long assertHistoriesAloneShowTheSame(
      List<Table> tables, Views before, Archive archive, Platform platform, Api api)
      throws Exception {
    long snapshots = archive.deleteSnapshots();
    Engine engine = platform.engines().get(2);
    engine.kill();
    engine.start();
    engine.awaitReady();
    assertThat(before.differences(Views.of(engine, tables, api))).isEmpty();
    return snapshots;
  }

  /** Every player asks once more, and is told what they were told before. */
  private void assertAnswersStay(Courier courier) throws InterruptedException, ExecutionException {
    List<Future<?>> asking = new ArrayList<>();
    List<Told.Done> done = ledger.done();
    int players = 8;
    for (int i = 0; i < players; i++) {
      int player = i;
      asking.add(
          threads.submit(
              () -> {
                for (int each = player; each < done.size(); each += players) {
                  courier.playAgain(done.get(each));
                }
                return null;
              }));
    }
    for (Future<?> player : asking) {
      player.get();
    }
    assertThat(ledger.surprises()).isEmpty();
  }

  private static void assertExportHolds(Table table, Courier courier) {
    try {
      Reply export = courier.read(table.path() + "/export", table.account(1));
      assertThat(Verification.of(export.body()))
          .as("the export of %s", table.gameId())
          .isInstanceOf(VerificationResult.Genuine.class);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void print(
      long seed,
      Platform platform,
      Chaos chaos,
      List<Table> tables,
      List<Table> finished,
      Books books,
      long snapshots) {
    StringBuilder faults = new StringBuilder();
    for (Chaos.Fault fault : Chaos.Fault.values()) {
      faults.append(
          "  %-20s  %6d%n"
              .formatted(
                  fault.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '),
                  chaos.times(fault)));
    }
    System.out.printf(
        """
        Faults, seed %d, %s
        %s  games                 %6d, of which finished %d, each verified
          versions stored       %6d
          versions announced    %6d
          turns out of time     %6d, each ended once
          snapshots deleted     %6d
        %sNothing lost, nothing doubled, nothing refused that is in a history.
        """,
        seed,
        platform.mongo().origin(),
        faults,
        tables.size(),
        finished.size(),
        books.versions(),
        books.announced().size(),
        books.expired(),
        snapshots,
        ledger.counts());
  }
}
