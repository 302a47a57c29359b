package dev.starpost.deploy.load.ladders;

import dev.starpost.deploy.load.bench.Bench;
import dev.starpost.deploy.load.bench.BenchArguments;
import dev.starpost.deploy.load.bench.ClosedLoopClients;
import dev.starpost.deploy.load.bench.ClosedLoopClients.Call;
import dev.starpost.deploy.load.bench.ClosedLoopClients.Figures;
import dev.starpost.deploy.load.bench.ClosedLoopClients.Reply;
import dev.starpost.deploy.load.bench.ClosedLoopClients.Script;
import dev.starpost.deploy.load.bench.Columns;
import dev.starpost.deploy.load.bench.Latencies;
import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Benchmark of ladders. What a ladder of a million players costs those who look at it, and how fast
 * results come in.
 */
public final class LaddersBench {
  private static final String MEANING =
      """
      One instance of the rating service, asked directly. Pages have 50 lines, each with its place;
      those further down are reached from one to the next, beginning in each division. A place is
      that of a player drawn from all, with five people on either side. The time is from the request to
      the last byte. Results are ranked games of three, of eight commits each; they count when ratings,
      ladders, history and messages are committed. An outage ends when the service is started: from
      then on it has to start, to join its groups and to read all that was told meanwhile. Clients and
      servers share this machine.""";

  private static final Pattern NEXT = Pattern.compile("<([^>]*)>; *rel=\"next\"");
  private static final List<String> DIVISIONS =
      List.of("admiral", "commodore", "captain", "pilot", "cadet");

  /** What is promised of a page and of a place. */
  private static final long MOST_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

  private static final long GLANCE_MILLIS = 100;
  private static final int PAGES_KEPT = 1_000;

  private final PrintStream out;
  private final Columns table =
      new Columns(
          List.of(
              "",
              "calls/s",
              "p50 ms",
              "p99 ms",
              "max ms",
              "errors",
              "CPU ms of the service",
              "of PostgreSQL"));
  private boolean kept = true;

  private LaddersBench(PrintStream out) {
    this.out = out;
  }

  /** See docs/performance.md. The system property {@code starpost.root} names the checkout. */
  public static void main(String[] words) throws Exception {
    Bench.run(
        "bench ladders",
        () -> {
          BenchArguments arguments =
              new BenchArguments(
                  List.of(words),
                  List.of("players", "clients", "seconds", "warm-up", "results", "profile"));
          return new LaddersBench(System.out).run(arguments);
        });
  }

  /** Gives whether no call has failed, and 99 of 100 were answered as soon as is promised. */
  private boolean run(BenchArguments arguments)
      throws BenchArguments.Wrong, IOException, StartFailed, InterruptedException, SQLException {
    int players = arguments.number("players", 1_000_000, 10, 10_000_000);
    int clients = arguments.number("clients", 4, 1, 500);
    int seconds = arguments.number("seconds", 10, 1, 3_600);
    int warmUp = arguments.number("warm-up", 45, 0, 600);
    int results = arguments.number("results", 20_000, 0, 1_000_000);
    try (RatingPlatform platform =
            RatingPlatform.start(Bench.root(), arguments.text("profile").map(Path::of), this::say);
        Connection database = platform.database();
        ClosedLoopClients calls = new ClosedLoopClients()) {
      say("storing %,d players".formatted(players));
      StoredLadder.fill(database, players);
      say("warming up");
      calls.run(clients, warmUp, pages(platform));
      calls.run(clients, warmUp, places(platform, players));
      promised(platform, "first page", () -> calls.run(clients, seconds, firstPage(platform)));
      promised(platform, "pages further down", () -> calls.run(clients, seconds, pages(platform)));
      promised(
          platform,
          "place and neighbours",
          () -> calls.run(clients, seconds, places(platform, players)));
      if (results > 0) {
        resultsComeIn(platform, database, players, results, calls, clients);
      }
      platform.requireAlive();
    }
    out.println();
    out.printf(
        Locale.ROOT, "%,d players, %d clients, %d s for each row:%n", players, clients, seconds);
    table.lines().forEach(out::println);
    out.println();
    out.println(MEANING);
    return kept;
  }

  /** Three times as many: while people look, while nobody does, and after the service was away. */
  private void resultsComeIn(
      RatingPlatform platform,
      Connection database,
      int players,
      int results,
      ClosedLoopClients calls,
      int clients)
      throws IOException, InterruptedException, SQLException {
    try (RankedGameEvents games = new RankedGameEvents(platform.kafka(), players)) {
      say("telling of %,d games, three times".formatted(results));
      games.play(results);
      step(
          platform,
          "place, while results come in",
          () -> calls.run(clients, 5, places(platform, players)));
      awaitRated(platform, database, games);
      resultsAlone(platform, database, games, results);
      resultsAfterOutage(platform, database, games, results);
    }
  }

  private void resultsAlone(
      RatingPlatform platform, Connection database, RankedGameEvents games, int results)
      throws IOException, InterruptedException, SQLException {
    Map<String, Double> before = platform.cpu();
    long began = System.nanoTime();
    games.play(results);
    awaitRated(platform, database, games);
    double took = (System.nanoTime() - began) / 1e9;
    Map<String, Double> after = platform.cpu();
    say(
        String.format(
            Locale.ROOT,
            "%,d results (%,d commits) in %.1f s: %,.0f results/s, %.3f CPU ms of the service and"
                + " %.3f of PostgreSQL for each",
            results,
            results * RankedGameEvents.COMMITS,
            took,
            results / took,
            cpuMillis(after, before, RatingPlatform.NAME) / results,
            cpuMillis(after, before, "PostgreSQL") / results));
  }

  private void resultsAfterOutage(
      RatingPlatform platform, Connection database, RankedGameEvents games, int results)
      throws IOException, InterruptedException, SQLException {
    platform.stop();
    games.play(results);
    long began = System.nanoTime();
    platform.startAgain();
    double ready = (System.nanoTime() - began) / 1e9;
    awaitRated(platform, database, games);
    say(
        String.format(
            Locale.ROOT,
            "after an outage of the service with %,d results: ready after %.1f s, no lag after %.1f"
                + " s, %.2f CPU s of the service",
            results,
            ready,
            (System.nanoTime() - began) / 1e9,
            platform.cpu().getOrDefault(RatingPlatform.NAME, 0.0)));
  }

  private static void awaitRated(
      RatingPlatform platform, Connection database, RankedGameEvents games)
      throws IOException, InterruptedException, SQLException {
    while (platform.rated(database) < games.played()) {
      platform.requireAlive();
      TimeUnit.MILLISECONDS.sleep(GLANCE_MILLIS);
    }
  }

  private static Script firstPage(RatingPlatform platform) {
    return () ->
        Optional.of(
            Call.get(
                platform.port(),
                "/v1/ladders/" + StoredLadder.GAME,
                Optional.of(platform.token())));
  }

  /** From the first page of each division on and on; then from the beginning. */
  private static Script pages(RatingPlatform platform) {
    Deque<String> next = new ArrayDeque<>();
    int[] begun = {0};
    return new Script() {
      @Override
      public Optional<Call> next() {
        String page =
            next.isEmpty()
                ? "/v1/ladders/%s?division=%s"
                    .formatted(StoredLadder.GAME, DIVISIONS.get(begun[0]++ % DIVISIONS.size()))
                : next.remove();
        return Optional.of(Call.get(platform.port(), page, Optional.of(platform.token())));
      }

      @Override
      public void answered(Call call, Reply reply) {
        Matcher link = NEXT.matcher(reply.link().orElse(""));
        if (link.find() && next.size() < PAGES_KEPT) {
          next.add(link.group(1));
        }
      }
    };
  }

  private static Script places(RatingPlatform platform, int players) {
    Random random = new Random(4);
    return () ->
        Optional.of(
            Call.get(
                platform.port(),
                "/v1/ladders/%s/players/%s"
                    .formatted(StoredLadder.GAME, StoredLadder.player(1 + random.nextInt(players))),
                Optional.of(platform.token())));
  }

  /** A row of the table. */
  private interface Measured {
    Figures run() throws InterruptedException;
  }

  private void promised(RatingPlatform platform, String what, Measured measured)
      throws InterruptedException {
    Figures figures = step(platform, what, measured);
    kept &= figures.latencies().percentile(99) < MOST_NANOS;
  }

  private Figures step(RatingPlatform platform, String what, Measured measured)
      throws InterruptedException {
    Map<String, Double> before = platform.cpu();
    Figures figures = measured.run();
    Map<String, Double> after = platform.cpu();
    Latencies latencies = figures.latencies();
    table.row(
        List.of(
            what,
            String.format(Locale.ROOT, "%,.0f", figures.perSecond()),
            Latencies.millis(latencies.percentile(50)),
            Latencies.millis(latencies.percentile(99)),
            Latencies.millis(latencies.max()),
            Integer.toString(figures.failed()),
            cpu(after, before, RatingPlatform.NAME, figures),
            cpu(after, before, "PostgreSQL", figures)));
    kept &= figures.failed() == 0;
    say("%s: %,.0f/s".formatted(what, figures.perSecond()));
    figures.errors().forEach((error, often) -> say("ERROR " + often + "x " + error));
    return figures;
  }

  /** Milliseconds for each call. */
  private static String cpu(
      Map<String, Double> after, Map<String, Double> before, String process, Figures figures) {
    return String.format(
        Locale.ROOT, "%.2f", cpuMillis(after, before, process) / figures.latencies().count());
  }

  private static double cpuMillis(
      Map<String, Double> after, Map<String, Double> before, String process) {
    return 1000 * (after.getOrDefault(process, 0.0) - before.getOrDefault(process, 0.0));
  }

  private void say(String line) {
    out.println("  " + line.strip());
  }
}
