package dev.starpost.deploy.load.cold;

import dev.starpost.deploy.load.bench.Bench;
import dev.starpost.deploy.load.bench.BenchArguments;
import dev.starpost.deploy.load.bench.Columns;
import dev.starpost.deploy.load.bench.EnginePlatform;
import dev.starpost.deploy.load.bench.Latencies;
import dev.starpost.deploy.load.bench.ProcessUsage;
import dev.starpost.deploy.load.moves.LoadClients;
import dev.starpost.deploy.load.moves.MovesStep;
import dev.starpost.deploy.load.moves.Pace;
import dev.starpost.deploy.load.moves.PlayedTable;
import dev.starpost.deploy.load.moves.WarmUp;
import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;

/**
 * Benchmark of stored games. Whether stored games cost anything: live moves, the engine's memory
 * and the first move in games that nobody has in memory, with nothing stored and with very much.
 */
public final class ColdBench {
  private static final int LIVE_GAMES = 50;
  private static final int ORIGINALS = 100;

  /** Some time in 2020. */
  private static final long LONG_AGO = 1_580_000_000_000L;

  private static final String MEANING =
      """
      live: moves in 50 games that are played. first move: one move in each of 50 games of 500 to 545
      versions, one after the other, in an engine that was restarted and has since played other
      games only: it reads the last snapshot and the commits after it, or without snapshots all
      commits. Every move is on disk in MongoDB and acknowledged by Kafka when it counts. Memory:
      resident, of the engine, after the live moves.""";

  /** What was measured with a number of stored games. */
  private record Stage(
      long stored,
      MovesStep live,
      OptionalLong memory,
      Latencies withSnapshots,
      Latencies without) {}

  private final ColdSettings settings;
  private final Path root;
  private final PrintStream out;
  private long tenthsSaid;

  private ColdBench(ColdSettings settings, Path root, PrintStream out) {
    this.settings = settings;
    this.root = root;
    this.out = out;
  }

  /** See docs/performance.md. The system property {@code starpost.root} names the checkout. */
  public static void main(String[] arguments) {
    Bench.run(
        "bench cold",
        () -> {
          ColdSettings settings = ColdSettings.parse(List.of(arguments), System.getenv());
          return new ColdBench(settings, Bench.root(), System.out).run();
        });
  }

  private boolean run()
      throws IOException, StartFailed, InterruptedException, BenchArguments.Wrong {
    requireDisk();
    try (EnginePlatform platform =
            EnginePlatform.start(root, settings.mongo(), 1, Optional.empty(), this::say);
        StoredGames stored = new StoredGames(platform.mongo())) {
      GameIds ids = new GameIds(LONG_AGO, new Random(1));
      List<List<StoredDocument>> originals;
      OldGames old;
      try (LoadClients clients = new LoadClients(platform.ports(), platform.tokens())) {
        say("playing the games that are copied");
        originals = originals(clients, stored);
        old = OldGames.play(clients, stored, ids);
      }
      List<Stage> stages = new ArrayList<>();
      stages.add(measure(0, platform, stored, old));
      say("storing %,d games of %d versions".formatted(settings.games(), settings.versions()));
      stored.copy(originals, ids, settings.games(), this::progress);
      say(
          "%,d commits are stored, %,d MB on disk"
              .formatted(stored.countCommits(), stored.bytes() >> 20));
      stages.add(measure(settings.games(), platform, stored, old));
      print(stages);
      return stages.stream().allMatch(stage -> stage.live().tally().errors() == 0);
    }
  }

  private void requireDisk() throws IOException, BenchArguments.Wrong {
    long free = Files.getFileStore(root).getUsableSpace();
    if (free < settings.bytes()) {
      throw new BenchArguments.Wrong(
          "needs about %,d MB of disk for %,d games, and only %,d MB are free; take fewer --games"
              .formatted(settings.bytes() >> 20, settings.games(), free >> 20));
    }
  }

  /** Games as they are in the middle: all have as many versions. */
  private List<List<StoredDocument>> originals(LoadClients clients, StoredGames stored)
      throws InterruptedException {
    List<List<StoredDocument>> originals = new ArrayList<>();
    clients.seat(ORIGINALS, table -> Pace.until(settings.versions()));
    clients.awaitRest();
    for (PlayedTable table : clients.disperse()) {
      String gameId = table.situation().orElseThrow().gameId();
      originals.add(stored.commits(gameId, settings.versions()));
    }
    return originals;
  }

  private Stage measure(long count, EnginePlatform platform, StoredGames stored, OldGames old)
      throws IOException, InterruptedException {
    say("measuring with %,d stored games".formatted(count));
    old.restoreSnapshots(stored);
    platform.restartEngines();
    MovesStep live;
    OptionalLong memory;
    Latencies withSnapshots;
    try (LoadClients clients = new LoadClients(platform.ports(), platform.tokens())) {
      WarmUp.run(clients, settings.warmUp());
      live = MovesStep.measure(clients, platform, LIVE_GAMES, settings.seconds(), this::say);
      memory = ProcessUsage.resident(platform.engines().get(0).pid());
      withSnapshots = old.firstMoves(clients);
    }
    stored.deleteAllSnapshots();
    platform.restartEngines();
    try (LoadClients clients = new LoadClients(platform.ports(), platform.tokens())) {
      WarmUp.run(clients, settings.warmUp());
      return new Stage(count, live, memory, withSnapshots, old.firstMoves(clients));
    }
  }

  private void progress(long games) {
    long tenths = games * 10 / settings.games();
    if (tenths > tenthsSaid) {
      tenthsSaid = tenths;
      say("%,d games stored".formatted(games));
    }
  }

  private void print(List<Stage> stages) {
    Columns table =
        new Columns(
            List.of(
                "stored games",
                "live moves/s",
                "p50 ms",
                "p99 ms",
                "engine MB",
                "first move p50 ms",
                "p99 ms",
                "without snapshots p50 ms",
                "p99 ms"));
    for (Stage stage : stages) {
      Latencies moves = stage.live().tally().moves();
      table.row(
          List.of(
              String.format(Locale.ROOT, "%,d", stage.stored()),
              String.format(Locale.ROOT, "%,.0f", stage.live().movesPerSecond()),
              Latencies.millis(moves.percentile(50)),
              Latencies.millis(moves.percentile(99)),
              stage.memory().isPresent() ? Long.toString(stage.memory().getAsLong() >> 20) : "?",
              Latencies.millis(stage.withSnapshots().percentile(50)),
              Latencies.millis(stage.withSnapshots().percentile(99)),
              Latencies.millis(stage.without().percentile(50)),
              Latencies.millis(stage.without().percentile(99))));
      stage
          .live()
          .tally()
          .kindsOfErrors()
          .forEach((what, often) -> say("ERROR " + often + "x " + what));
    }
    out.println();
    out.println("MongoDB " + settings.mongo() + ":");
    table.lines().forEach(out::println);
    out.println();
    out.println(MEANING);
  }

  private void say(String line) {
    out.println("  " + line.strip());
  }
}
