package dev.starpost.deploy.load.moves;

import dev.starpost.deploy.load.bench.BenchPlatform;
import dev.starpost.deploy.load.bench.EnginePlatform;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * What was measured with a number of games at once.
 *
 * @param cpu seconds that each process used meanwhile; a process is missing where nobody tells
 */
public record MovesStep(int games, double seconds, Tally tally, Map<String, Double> cpu) {
  /** After this, games that were opened together have drifted apart. */
  private static final Duration SETTLE = Duration.ofSeconds(3);

  private static final Duration PROGRESS = Duration.ofSeconds(5);

  public double movesPerSecond() {
    return tally.moves().count() / seconds;
  }

  /** Of all but the clients: a figure that other work on the machine disturbs least. */
  double serversCpuMillisPerMove() {
    double seconds =
        cpu.entrySet().stream()
            .filter(used -> !used.getKey().equals(BenchPlatform.LOAD))
            .mapToDouble(Map.Entry::getValue)
            .sum();
    return tally.moves().count() == 0 ? 0 : seconds * 1000 / tally.moves().count();
  }

  /** Lets the clients play at so many tables, measures, and lets them go. */
  public static MovesStep measure(
      LoadClients clients,
      EnginePlatform platform,
      int games,
      int seconds,
      Consumer<String> progress)
      throws InterruptedException {
    clients.seat(games, table -> Pace.EVERYBODY);
    TimeUnit.NANOSECONDS.sleep(SETTLE.toNanos());
    clients.swap(new Tally());
    Map<String, Double> before = platform.cpu();
    long began = System.nanoTime();
    long end = began + TimeUnit.SECONDS.toNanos(seconds);
    for (long left = end - began; left > 0; left = end - System.nanoTime()) {
      TimeUnit.NANOSECONDS.sleep(Math.min(left, PROGRESS.toNanos()));
      int moves = clients.call(() -> clients.tally().moves().count());
      progress.accept(
          "  %d games: %,d moves in %d s"
              .formatted(games, moves, TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - began)));
    }
    Tally tally = clients.swap(new Tally());
    double took = (System.nanoTime() - began) / 1e9;
    Map<String, Double> used = new LinkedHashMap<>();
    platform.cpu().forEach((name, cpu) -> used.put(name, cpu - before.getOrDefault(name, 0.0)));
    clients.disperse();
    return new MovesStep(games, took, tally, used);
  }
}
