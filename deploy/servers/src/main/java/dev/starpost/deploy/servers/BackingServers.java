package dev.starpost.deploy.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * The backing servers of one Starpost: found or started, answering, and stopped on close. They end
 * with this JVM in any case.
 */
public final class BackingServers implements AutoCloseable {

  /** A port that we chose may be taken before the server binds it. */
  private static final int ATTEMPTS_WITH_FREE_PORTS = 3;

  private static final Duration GRACE = Duration.ofSeconds(30);

  /** What one of them came to. */
  private record Outcome(RunningServer server, Object address, Optional<LeashedProcess> process) {}

  private final Map<Backing, Outcome> outcomes;

  private BackingServers(Map<Backing, Outcome> outcomes) {
    this.outcomes = outcomes;
  }

  /**
   * Starts those that are not given by address, side by side, and returns when each of them
   * answers. When one fails, none is left.
   *
   * @param environment names addresses and programs as described in deploy/README.md; the servers
   *     get it too
   */
  public static BackingServers start(
      Layout layout, Map<String, String> environment, Set<Backing> which, Consumer<String> progress)
      throws StartFailed, InterruptedException {
    var outcomes = new EnumMap<Backing, Outcome>(Backing.class);
    ExecutorService threads = Executors.newCachedThreadPool();
    var starts = new EnumMap<Backing, Future<Outcome>>(Backing.class);
    try {
      for (Backing backing : which) {
        var one = new Start(backing, layout, environment, new Progress(progress));
        starts.put(backing, threads.submit(() -> startOne(backing, layout, environment, one)));
      }
    } finally {
      threads.shutdown();
    }
    StartFailed failure = null;
    for (var start : starts.entrySet()) {
      try {
        outcomes.put(start.getKey(), start.getValue().get());
      } catch (ExecutionException e) {
        StartFailed cause = asStartFailed(start.getKey(), e.getCause());
        if (failure == null) {
          failure = cause;
        } else {
          failure.addSuppressed(cause);
        }
      } catch (InterruptedException e) {
        threads.shutdownNow();
        new BackingServers(outcomes).close();
        throw e;
      }
    }
    var servers = new BackingServers(outcomes);
    if (failure != null) {
      servers.close();
      throw failure;
    }
    return servers;
  }

  private static StartFailed asStartFailed(Backing backing, Throwable cause) {
    return cause instanceof StartFailed sentence
        ? sentence
        : new StartFailed("%s could not be started: %s".formatted(backing.title(), cause), cause);
  }

  private static Outcome startOne(
      Backing backing, Layout layout, Map<String, String> environment, Start start)
      throws IOException, StartFailed, InterruptedException {
    Path data = layout.dataOf(backing);
    Source source = new Resolution(environment).resolve(backing, MadeWith.read(data));
    if (source instanceof Source.Address given) {
      return given(backing, given);
    }
    Files.createDirectories(data);
    new PreviousServer(data).awaitEnd(backing, start.progress());
    start.progress().say("starting %s (%s)".formatted(backing.title(), source.description()));
    Started<?> started = startWithFreePorts(backing, start, source);
    if (MadeWith.read(data).isEmpty()) {
      MadeWith.of(source).write(data);
    }
    return new Outcome(
        running(backing, source, started), started.address(), Optional.of(started.process()));
  }

  private static Outcome given(Backing backing, Source.Address given) throws StartFailed {
    GivenAddress.check(backing, given.address());
    Object address =
        backing == Backing.POSTGRES ? Postgres.parse(given.address()) : given.address();
    return new Outcome(
        new RunningServer(
            backing,
            backing.title(),
            given.description(),
            OptionalLong.empty(),
            shown(address),
            new CompletableFuture<>()),
        address,
        Optional.empty());
  }

  private static Started<?> startWithFreePorts(Backing backing, Start start, Source source)
      throws IOException, StartFailed, InterruptedException {
    for (int attempt = 1; ; attempt++) {
      try {
        return switch (backing) {
          case KAFKA -> KafkaServer.start(start, source);
          case POSTGRES -> PostgresServer.start(start, source);
          case MONGO -> MongoServer.start(start, source);
        };
      } catch (StartFailed e) {
        boolean ours = start.ports().of(backing) == 0;
        if (!e.isPortTaken() || !ours || attempt == ATTEMPTS_WITH_FREE_PORTS) {
          throw e;
        }
      }
    }
  }

  private static RunningServer running(Backing backing, Source source, Started<?> started) {
    return new RunningServer(
        backing,
        backing.title(),
        source.description(),
        OptionalLong.of(started.process().pid()),
        shown(started.address()),
        started.process().onExit());
  }

  private static String shown(Object address) {
    return address instanceof Postgres postgres
        ? postgres.shown()
        : address.toString().replaceFirst("//[^/@]*@", "//");
  }

  /** Bootstrap servers, as clients want them. */
  public String kafka() {
    return (String) outcome(Backing.KAFKA).address();
  }

  public Postgres postgres() {
    return (Postgres) outcome(Backing.POSTGRES).address();
  }

  /** Connection string. */
  public String mongo() {
    return (String) outcome(Backing.MONGO).address();
  }

  private Outcome outcome(Backing backing) {
    Outcome outcome = outcomes.get(backing);
    if (outcome == null) {
      throw new IllegalStateException(backing.title() + " was not asked for");
    }
    return outcome;
  }

  public List<RunningServer> servers() {
    return outcomes.values().stream().map(Outcome::server).toList();
  }

  /** Stops what was started, side by side, and returns when all are gone. */
  @Override
  public void close() {
    var stopping = new ArrayList<Thread>();
    for (Outcome outcome : outcomes.values()) {
      outcome.process().ifPresent(process -> stopping.add(stopper(process)));
    }
    stopping.forEach(Thread::start);
    boolean interrupted = false;
    for (Thread thread : stopping) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static Thread stopper(LeashedProcess process) {
    return new Thread(
        () -> {
          try {
            process.stop(GRACE);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        },
        "stop " + process.name());
  }
}
