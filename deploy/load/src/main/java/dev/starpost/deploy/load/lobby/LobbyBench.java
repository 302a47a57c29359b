package dev.starpost.deploy.load.lobby;

import dev.starpost.deploy.load.bench.Bench;
import dev.starpost.deploy.load.bench.BenchArguments;
import dev.starpost.deploy.load.bench.ClosedLoopClients;
import dev.starpost.deploy.load.bench.ClosedLoopClients.Call;
import dev.starpost.deploy.load.bench.ClosedLoopClients.Figures;
import dev.starpost.deploy.load.bench.ClosedLoopClients.Reply;
import dev.starpost.deploy.load.bench.ClosedLoopClients.Script;
import dev.starpost.deploy.load.bench.Columns;
import dev.starpost.deploy.load.bench.Latencies;
import dev.starpost.deploy.load.bench.MongoChoice;
import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.io.PrintStream;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Benchmark of gateway and lobby. How fast people come in, sit down and look around, and what the
 * gateway itself costs.
 */
public final class LobbyBench {
  private static final String MEANING =
      """
      A call counts when its 2xx has come; the time is from the request to the last byte, as the
      client sees it, through the gateway. Registrations hash a password (Argon2id), guests have
      none. A table that is opened has been checked by the engine, which has sealed a seed for it;
      a seat that is taken fills its table and starts a game. Lists are pages of 20: the first one,
      and one far down. Clients and servers share this machine.""";

  /** Of the lobby's tables for one account. */
  private static final int TABLES_FOR_EACH = 20;

  private static final Pattern NEXT = Pattern.compile("<([^>]*)>; *rel=\"next\"");

  private final BenchArguments arguments;
  private final PrintStream out;
  private final Columns table =
      new Columns(List.of("", "calls/s", "p50 ms", "p99 ms", "max ms", "errors"));
  private int failed;

  private LobbyBench(BenchArguments arguments, PrintStream out) {
    this.arguments = arguments;
    this.out = out;
  }

  /** See docs/performance.md. The system property {@code starpost.root} names the checkout. */
  public static void main(String[] words) throws Exception {
    Bench.run(
        "bench lobby",
        () -> {
          BenchArguments arguments =
              new BenchArguments(
                  List.of(words), List.of("clients", "seconds", "warm-up", "tables", "mongo"));
          return new LobbyBench(arguments, System.out).run();
        });
  }

  /** Gives whether no call has failed. */
  private boolean run()
      throws BenchArguments.Wrong, IOException, StartFailed, InterruptedException, SQLException {
    int clients = arguments.number("clients", 16, 1, 500);
    int seconds = arguments.number("seconds", 10, 1, 3_600);
    int warmUp = arguments.number("warm-up", 40, 0, 600);
    int tables = arguments.number("tables", 100_000, 1, 10_000_000);
    String mongo =
        MongoChoice.all(arguments.text("mongo").or(() -> Optional.of("embedded")), Map.of()).get(0);
    out.printf("Starting a whole platform with MongoDB %s%n", mongo);
    try (LobbyPlatform platform = LobbyPlatform.start(Bench.root(), mongo, this::say);
        ClosedLoopClients calls = new ClosedLoopClients()) {
      measure(platform, calls, clients, warmUp, seconds, tables);
      platform.requireAlive();
    }
    out.println();
    out.printf("%d clients, %d s for each row:%n", clients, seconds);
    table.lines().forEach(out::println);
    out.println();
    out.println(MEANING);
    return failed == 0;
  }

  private void measure(
      LobbyPlatform platform,
      ClosedLoopClients calls,
      int clients,
      int warmUp,
      int seconds,
      int tables)
      throws InterruptedException, SQLException {
    Deque<String> guests = new ArrayDeque<>();
    Deque<String> others = new ArrayDeque<>();
    Deque<String> opened = new ArrayDeque<>();
    say("warming up");
    calls.run(clients, Math.max(1, warmUp), coming(platform.port(), guests));
    calls.run(clients, warmUp, opening(platform.port(), guests, new ArrayDeque<>()));
    calls.run(clients, warmUp, listing(platform.port(), guests.element(), firstPage()));
    step("guests", calls.run(clients, seconds, coming(platform.port(), others)));
    step("registrations", calls.run(clients, seconds, registering(platform.port())));
    step("tables opened", calls.run(clients, seconds, opening(platform.port(), guests, opened)));
    String example = opened.removeLast();
    String visitor = guests.element();
    Figures few =
        step(
            "list, " + opened.size() + " tables",
            calls.run(clients, seconds, listing(platform.port(), visitor, firstPage())));
    step(
        "seats taken, games started",
        calls.run(clients, seconds, joining(platform.port(), others, opened)));
    say("storing %,d tables".formatted(tables));
    try (Connection database = platform.database()) {
      StoredTables.copy(database, example, tables);
    }
    Figures many =
        step(
            "list, %,d tables".formatted(tables),
            calls.run(clients, seconds, listing(platform.port(), visitor, firstPage())));
    List<String> deep = farDown(calls, platform.port(), visitor);
    step("list, far down", calls.run(clients, seconds, listing(platform.port(), visitor, deep)));
    Figures direct =
        step("catalog, engine", calls.run(clients, seconds, catalog(platform.enginePort())));
    Figures proxied =
        step("catalog, gateway", calls.run(clients, seconds, catalog(platform.port())));
    out.printf(
        Locale.ROOT,
        "%nlist p99 with %,d tables / with few: %.2f    catalog through the gateway / direct: %.2f%n",
        tables,
        ratio(many.latencies().percentile(99), few.latencies().percentile(99)),
        proxied.perSecond() / direct.perSecond());
  }

  private static double ratio(long one, long other) {
    return other == 0 ? 0 : one / (double) other;
  }

  private static Script coming(int port, Deque<String> guests) {
    return new Script() {
      @Override
      public Optional<Call> next() {
        return Optional.of(Call.post(port, "/v1/guests", Optional.empty(), "{}"));
      }

      @Override
      public void answered(Call call, Reply reply) {
        guests.add(reply.json().path("accessToken").asText());
      }
    };
  }

  private static Script registering(int port) {
    int[] number = {0};
    return () -> {
      String name = "bench" + number[0]++;
      return Optional.of(
          Call.post(
              port,
              "/v1/accounts",
              Optional.empty(),
              "{\"name\":\"%1$s\",\"email\":\"%1$s@example.org\",\"password\":\"correct horse staple\"}"
                  .formatted(name)));
    };
  }

  private static Script opening(int port, Deque<String> guests, Deque<String> opened) {
    int[] number = {0};
    return new Script() {
      @Override
      public Optional<Call> next() {
        if (number[0]++ % TABLES_FOR_EACH == 0 && guests.size() > 1) {
          guests.add(guests.remove());
        }
        return Optional.of(
            Call.post(
                port,
                "/v1/tables",
                Optional.of(guests.element()),
                "{\"game\":\"salvage\",\"seats\":{\"min\":2,\"max\":2}}"));
      }

      @Override
      public void answered(Call call, Reply reply) {
        opened.add(reply.json().path("id").asText());
      }
    };
  }

  /** Each takes a seat in turn. */
  private static Script joining(int port, Deque<String> guests, Deque<String> opened) {
    return () -> {
      if (opened.isEmpty()) {
        return Optional.empty();
      }
      String guest = guests.remove();
      guests.add(guest);
      String path = "/v1/tables/" + opened.remove() + "/seats";
      return Optional.of(Call.post(port, path, Optional.of(guest), "{}"));
    };
  }

  private static List<String> firstPage() {
    return List.of("/v1/tables?game=salvage", "/v1/tables");
  }

  private static Script listing(int port, String token, List<String> pages) {
    int[] number = {0};
    return () ->
        Optional.of(Call.get(port, pages.get(number[0]++ % pages.size()), Optional.of(token)));
  }

  /** Pages that can be reached only from one to the next. */
  private static List<String> farDown(ClosedLoopClients calls, int port, String token)
      throws InterruptedException {
    List<String> pages = new ArrayList<>(List.of("/v1/tables?limit=100"));
    calls.run(
        1,
        3,
        new Script() {
          @Override
          public Optional<Call> next() {
            return Optional.of(Call.get(port, pages.get(pages.size() - 1), Optional.of(token)));
          }

          @Override
          public void answered(Call call, Reply reply) {
            Matcher next = NEXT.matcher(reply.link().orElse(""));
            if (next.find()) {
              pages.add(next.group(1));
            }
          }
        });
    return pages.subList(pages.size() - 1, pages.size()).stream()
        .map(page -> page.replace("limit=100", "limit=20"))
        .toList();
  }

  private static Script catalog(int port) {
    return () -> Optional.of(Call.get(port, "/v1/catalog", Optional.empty()));
  }

  private Figures step(String what, Figures figures) {
    Latencies latencies = figures.latencies();
    table.row(
        List.of(
            what,
            String.format(Locale.ROOT, "%,.0f", figures.perSecond()),
            Latencies.millis(latencies.percentile(50)),
            Latencies.millis(latencies.percentile(99)),
            Latencies.millis(latencies.max()),
            Integer.toString(figures.failed())));
    failed += figures.failed();
    say("%s: %,.0f/s".formatted(what, figures.perSecond()));
    figures.errors().forEach((error, often) -> say("ERROR " + often + "x " + error));
    return figures;
  }

  private void say(String line) {
    out.println("  " + line.strip());
  }
}
