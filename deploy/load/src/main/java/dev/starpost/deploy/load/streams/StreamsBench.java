package dev.starpost.deploy.load.streams;

import dev.starpost.deploy.load.bench.Bench;
import dev.starpost.deploy.load.bench.BenchArguments;
import dev.starpost.deploy.load.bench.Latencies;
import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Benchmark of streams. What it costs to keep thousands of people told, and how soon they hear. */
public final class StreamsBench {
  private static final String MEANING =
      """
      One instance of the notification service; each stream is an account with a connection of its
      own. Games of two: with every commit one player is told that it is their turn and the other
      that theirs is over, so events are twice the commits. The time is from the moment that the
      commit bears, when it is handed to Kafka, to the line at the client. Memory is what the process
      has in RAM, before and after the streams were opened and again after the events. Clients and
      servers share this machine.""";

  private static final double MEGABYTE = 1024.0 * 1024;

  private final PrintStream out;

  private StreamsBench(PrintStream out) {
    this.out = out;
  }

  /** See docs/performance.md. The system property {@code starpost.root} names the checkout. */
  public static void main(String[] words) throws Exception {
    Bench.run(
        "bench streams",
        () -> {
          BenchArguments arguments =
              new BenchArguments(
                  List.of(words), List.of("streams", "commits", "seconds", "warm-up"));
          return new StreamsBench(System.out).run(arguments);
        });
  }

  /** Gives whether every line has arrived. */
  private boolean run(BenchArguments arguments)
      throws BenchArguments.Wrong, IOException, StartFailed, InterruptedException {
    int streams = arguments.number("streams", 5_000, 2, 50_000) / 2 * 2;
    int commits = arguments.number("commits", 150, 1, 10_000);
    int seconds = arguments.number("seconds", 30, 1, 3_600);
    int warmUp = arguments.number("warm-up", 20, 0, 600);
    try (NotificationPlatform platform = NotificationPlatform.start(Bench.root(), this::say);
        StreamClients clients = new StreamClients(platform.port())) {
      TurnEvents games = new TurnEvents(platform.kafka(), streams / 2);
      say("beginning %,d games".formatted(streams / 2));
      games.begin();
      platform.awaitRead();
      say("warming up");
      clients.open(platform.tokens(games.accounts().subList(0, Math.min(200, streams))));
      games.play(commits, warmUp, clients);
      clients.leave();
      long before = platform.memory();
      say("opening %,d streams".formatted(streams));
      clients.open(platform.tokens(games.accounts()));
      long opened = platform.memory();
      clients.forget();
      Map<String, Double> idle = platform.cpu();
      long sent = games.play(commits, seconds, clients);
      Map<String, Double> used = platform.cpu();
      long after = platform.memory();
      platform.requireAlive();
      tell(streams, seconds, sent, clients, new long[] {before, opened, after});
      for (String process : List.of(NotificationPlatform.NAME, "PostgreSQL")) {
        tellCpu(process, used.getOrDefault(process, 0.0) - idle.getOrDefault(process, 0.0), sent);
      }
      out.println();
      out.println(MEANING);
      games.close();
      return clients.missing(sent) == 0;
    }
  }

  private void tell(int streams, int seconds, long sent, StreamClients clients, long[] memory) {
    Latencies latencies = clients.latencies();
    out.println();
    out.printf(
        Locale.ROOT,
        "%,d streams, %.0f commits/s, %.0f lines/s for %d s; %d lines missing%n",
        streams,
        sent / (double) seconds,
        2.0 * sent / seconds,
        seconds,
        clients.missing(sent));
    out.printf(
        "your-turn, commit to line: p50 %s ms, p99 %s ms, max %s ms%n",
        Latencies.millis(latencies.percentile(50)),
        Latencies.millis(latencies.percentile(99)),
        Latencies.millis(latencies.max()));
    out.printf(
        Locale.ROOT,
        "memory: %.0f MB before, %.0f MB with the streams, %.0f MB after: %.1f KB a stream%n",
        memory[0] / MEGABYTE,
        memory[1] / MEGABYTE,
        memory[2] / MEGABYTE,
        Math.max(0, memory[1] - memory[0]) / 1024.0 / streams);
  }

  private void tellCpu(String process, double seconds, long commits) {
    out.printf(Locale.ROOT, "CPU of %s: %.2f ms a commit%n", process, 1000 * seconds / commits);
  }

  private void say(String line) {
    out.println("  " + line.strip());
  }
}
