package dev.starpost.deploy.load.moves;

import dev.starpost.deploy.load.bench.Bench;
import dev.starpost.deploy.load.bench.Columns;
import dev.starpost.deploy.load.bench.EnginePlatform;
import dev.starpost.deploy.load.bench.Latencies;
import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Benchmark of moves. How many moves the platform takes in, how long each of them waits, and who
 * works for it.
 */
public final class MovesBench {
  private static final String MEANING =
      """
      A move counts when its 200 has come: then it is on disk in MongoDB (majority, journal) and
      acknowledged by Kafka, and no crash of any process takes it back. The time is from the request
      to the last byte of the answer, as the client sees it. Clients and servers share this machine.
      CPU: seconds used by each process in the step; for each move in milliseconds, all but the clients.
      GETs and openings of games are not moves, but they use CPU.""";

  private final MovesSettings settings;
  private final Path root;
  private final PrintStream out;

  private MovesBench(MovesSettings settings, Path root, PrintStream out) {
    this.settings = settings;
    this.root = root;
    this.out = out;
  }

  /** See docs/performance.md. The system property {@code starpost.root} names the checkout. */
  public static void main(String[] arguments) throws Exception {
    Bench.run(
        "bench moves",
        () -> {
          MovesSettings settings = MovesSettings.parse(List.of(arguments), System.getenv());
          return new MovesBench(settings, Bench.root(), System.out).run();
        });
  }

  /** Gives whether no move has failed. */
  private boolean run() throws IOException, StartFailed, InterruptedException {
    if (settings.profile().isPresent()) {
      Files.createDirectories(settings.profile().get());
    }
    List<List<MovesStep>> all = new ArrayList<>();
    for (String mongo : settings.mongos()) {
      all.add(measure(mongo));
    }
    for (int i = 0; i < all.size(); i++) {
      print(settings.mongos().get(i), all.get(i));
    }
    out.println();
    out.println(MEANING);
    return all.stream().flatMap(List::stream).allMatch(step -> step.tally().errors() == 0);
  }

  private List<MovesStep> measure(String mongo)
      throws IOException, StartFailed, InterruptedException {
    out.printf("Starting a platform with MongoDB %s and %d engine(s)%n", mongo, settings.engines());
    try (EnginePlatform platform =
            EnginePlatform.start(root, mongo, settings.engines(), settings.profile(), this::say);
        LoadClients clients = new LoadClients(platform.ports(), platform.tokens())) {
      List<MovesStep> steps = new ArrayList<>();
      if (settings.warmUp() > 0) {
        say("warming up with %,d moves".formatted(settings.warmUp()));
        WarmUp.run(clients, settings.warmUp());
      }
      for (int games : settings.games()) {
        MovesStep step = MovesStep.measure(clients, platform, games, settings.seconds(), this::say);
        steps.add(step);
        step.tally().kindsOfErrors().forEach((what, often) -> say("ERROR " + often + "x " + what));
        platform.requireAlive();
      }
      return steps;
    }
  }

  private void print(String mongo, List<MovesStep> steps) {
    Set<String> processes = new LinkedHashSet<>();
    steps.forEach(step -> processes.addAll(step.cpu().keySet()));
    List<String> headings =
        new ArrayList<>(List.of("games", "moves/s", "p50 ms", "p99 ms", "max ms"));
    headings.addAll(List.of("GETs", "opened", "stale", "errors"));
    processes.forEach(name -> headings.add("CPU " + name));
    headings.add("CPU ms/move");
    Columns table = new Columns(headings);
    for (MovesStep step : steps) {
      Tally tally = step.tally();
      List<String> row = new ArrayList<>();
      row.add(Integer.toString(step.games()));
      row.add(String.format(Locale.ROOT, "%,.0f", step.movesPerSecond()));
      row.add(Latencies.millis(tally.moves().percentile(50)));
      row.add(Latencies.millis(tally.moves().percentile(99)));
      row.add(Latencies.millis(tally.moves().max()));
      row.add(Integer.toString(tally.gets()));
      row.add(Integer.toString(tally.starts()));
      row.add(Integer.toString(tally.staleMoves()));
      row.add(Integer.toString(tally.errors()));
      for (String name : processes) {
        Double used = step.cpu().get(name);
        row.add(used == null ? "?" : String.format(Locale.ROOT, "%.1f", used));
      }
      row.add(String.format(Locale.ROOT, "%.2f", step.serversCpuMillisPerMove()));
      table.row(row);
    }
    out.println();
    out.printf(
        "MongoDB %s, %d engine(s), %d s for each step:%n",
        mongo, settings.engines(), settings.seconds());
    table.lines().forEach(out::println);
  }

  private void say(String line) {
    out.println("  " + line.strip());
  }
}
