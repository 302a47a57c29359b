package dev.starpost.deploy.load.matchmaking;

import dev.starpost.deploy.load.bench.Bench;
import dev.starpost.deploy.load.bench.BenchArguments;
import dev.starpost.deploy.load.bench.ClosedLoopClients;
import dev.starpost.deploy.load.bench.Columns;
import dev.starpost.deploy.load.bench.Latencies;
import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Benchmark of matchmaking. How long people wait and how equal their opponents are, and how many a
 * service can serve.
 */
public final class MatchmakingBench {
  private static final String MEANING =
      """
      The first table is simulated time and the real matcher: people come over a day, most of them in
      the evening, with strengths of 1500 +- 250, for five games, three clocks and two to five seats;
      then nobody comes for a day. The score is that of README.md, and the CPU that of all rounds.
      The second one is one instance of the service with PostgreSQL and Kafka: a ticket is accepted
      when its 201 has come, and matched when the transaction is committed that asks for its table.
      Clients and servers share this machine.""";

  /** So many that nobody meets others much more often than people do in a week. */
  private static final int ACCOUNTS = 10_000;

  private static final int SMALL = 100;
  private static final long GLANCE_MILLIS = 50;
  private static final long SEED = 7;

  private final PrintStream out;

  private MatchmakingBench(PrintStream out) {
    this.out = out;
  }

  /** See docs/performance.md. The system property {@code starpost.root} names the checkout. */
  public static void main(String[] words) throws Exception {
    Bench.run(
        "bench matchmaking",
        () -> {
          BenchArguments arguments =
              new BenchArguments(
                  List.of(words),
                  List.of(
                      "players", "waiting", "clients", "seconds", "warm-up", "picture", "profile"));
          return new MatchmakingBench(System.out).run(arguments);
        });
  }

  /** Gives whether no call has failed. */
  private boolean run(BenchArguments arguments)
      throws BenchArguments.Wrong, IOException, StartFailed, InterruptedException, SQLException {
    int players = arguments.number("players", 100_000, SMALL, 1_000_000);
    int waiting = arguments.number("waiting", 50_000, 0, 1_000_000);
    int clients = arguments.number("clients", 64, 1, 500);
    int seconds = arguments.number("seconds", 15, 0, 3_600);
    int warmUp = arguments.number("warm-up", 90, 0, 600);
    simulate(players, arguments.text("picture").map(Path::of));
    boolean good =
        seconds == 0
            || serve(waiting, clients, seconds, warmUp, arguments.text("profile").map(Path::of));
    out.println();
    out.println(MEANING);
    return good;
  }

  private void simulate(int players, Optional<Path> picture) throws IOException {
    Columns table =
        new Columns(
            List.of(
                "players a day",
                "matches",
                "wait p50",
                "p90",
                "p99",
                "spread p50",
                "p90",
                "p99",
                "score p50",
                "left",
                "CPU s"));
    WaitingChart drawn = new WaitingChart();
    String[] colours = {"#e90", "#39c"};
    int[] crowds = {players / SMALL, players};
    for (int i = 0; i < crowds.length; i++) {
      TicketSimulation day = new TicketSimulation(crowds[i], SEED);
      day.play();
      row(table, crowds[i], day);
      drawn.dots(day.matches(), colours[i]);
      drawn.legend(
          i, colours[i], String.format(Locale.ROOT, "a match, of %,d players a day", crowds[i]));
    }
    drawn.window();
    drawn.legend(crowds.length, "#c33", "the window of a ticket");
    out.println();
    table.lines().forEach(out::println);
    out.printf(
        Locale.ROOT,
        "all %,d at one moment: %,.0f matches/s%n",
        players,
        new TicketSimulation(players, SEED).rush());
    if (picture.isPresent()) {
      Files.writeString(picture.get(), drawn.text());
      say("drawn: " + picture.get());
    }
  }

  private static void row(Columns table, int players, TicketSimulation day) {
    double[] waits = day.waits();
    double[] spreads = day.spreads();
    table.row(
        List.of(
            String.format(Locale.ROOT, "%,d", players),
            String.format(Locale.ROOT, "%,d", day.matches().size()),
            time(TicketSimulation.percentile(waits, 50)),
            time(TicketSimulation.percentile(waits, 90)),
            time(TicketSimulation.percentile(waits, 99)),
            whole(TicketSimulation.percentile(spreads, 50)),
            whole(TicketSimulation.percentile(spreads, 90)),
            whole(TicketSimulation.percentile(spreads, 99)),
            whole(TicketSimulation.percentile(day.scores(), 50)),
            Integer.toString(day.left()),
            String.format(Locale.ROOT, "%.1f", day.matchingSeconds())));
  }

  private static String time(double seconds) {
    if (seconds < 120) {
      return String.format(Locale.ROOT, "%.0f s", seconds);
    }
    double minutes = seconds / 60;
    return minutes < 120
        ? String.format(Locale.ROOT, "%.0f min", minutes)
        : String.format(Locale.ROOT, "%.1f h", minutes / 60);
  }

  private static String whole(double value) {
    return String.format(Locale.ROOT, "%.0f", value);
  }

  private boolean serve(int waiting, int clients, int seconds, int warmUp, Optional<Path> profile)
      throws IOException, StartFailed, InterruptedException, SQLException {
    try (MatchmakingPlatform platform =
            MatchmakingPlatform.start(Bench.root(), profile, this::say);
        Connection database = platform.database();
        ClosedLoopClients calls = new ClosedLoopClients()) {
      say("storing %,d tickets that wait".formatted(waiting));
      platform.fill(database, waiting);
      say("signing %,d tokens".formatted(ACCOUNTS));
      for (int i = 0; i < ACCOUNTS; i++) {
        platform.token(account(i));
      }
      int[] next = {0};
      ClosedLoopClients.Script queue = () -> Optional.of(ticket(platform, next[0]++));
      say("warming up");
      calls.run(clients, warmUp, queue);
      awaitMatched(platform, next[0]);
      long before = platform.matched();
      Map<String, Double> idle = platform.cpu();
      long began = System.nanoTime();
      ClosedLoopClients.Figures figures = calls.run(clients, seconds, queue);
      long atTheEnd = platform.matched() - before;
      long unsent = platform.unsent(database);
      awaitMatched(platform, next[0]);
      double took = (System.nanoTime() - began) / 1e9;
      platform.requireAlive();
      if (platform.matched(database) < next[0] - alone(next[0])) {
        throw new IOException("the service counts tickets as matched that are not");
      }
      tell(waiting, figures, atTheEnd, unsent, took);
      platform
          .cpu()
          .forEach(
              (name, used) ->
                  say(
                      String.format(
                          Locale.ROOT,
                          "%s: %.2f ms of CPU for each ticket",
                          name,
                          1000
                              * (used - idle.getOrDefault(name, 0.0))
                              / figures.latencies().count())));
      return figures.failed() == 0;
    }
  }

  private static String account(int number) {
    return "bench-" + number;
  }

  /** Everybody waits for one game after the other. */
  private static ClosedLoopClients.Call ticket(MatchmakingPlatform platform, int number) {
    String body = "{\"game\":\"bench-%d\"}".formatted(number / ACCOUNTS);
    return ClosedLoopClients.Call.post(
        platform.port(),
        "/v1/tickets",
        Optional.of(platform.token(account(number % ACCOUNTS))),
        body);
  }

  /** One of each game may be alone, and so may those who met lately. */
  private static int alone(int tickets) {
    return 4 * (1 + tickets / ACCOUNTS) + tickets / 100;
  }

  private static void awaitMatched(MatchmakingPlatform platform, int tickets)
      throws IOException, InterruptedException {
    while (platform.matched() < tickets - alone(tickets)) {
      platform.requireAlive();
      TimeUnit.MILLISECONDS.sleep(GLANCE_MILLIS);
    }
  }

  private void tell(
      int waiting, ClosedLoopClients.Figures figures, long matched, long unsent, double seconds) {
    Latencies latencies = figures.latencies();
    out.println();
    out.printf(
        Locale.ROOT,
        "%,d waiting: %,.0f tickets/s accepted (p50 %s ms, p99 %s ms), %,.0f tickets/s accepted and"
            + " matched; %,d matched and %,d messages unsent when the last was accepted; %d errors%n",
        waiting,
        figures.perSecond(),
        Latencies.millis(latencies.percentile(50)),
        Latencies.millis(latencies.percentile(99)),
        latencies.count() / seconds,
        matched,
        unsent,
        figures.failed());
    figures.errors().forEach((error, often) -> say("ERROR " + often + "x " + error));
  }

  private void say(String line) {
    out.println("  " + line.strip());
  }
}
