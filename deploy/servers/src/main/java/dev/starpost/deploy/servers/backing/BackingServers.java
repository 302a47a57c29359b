package dev.starpost.deploy.servers.backing;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.PreviousServer;
import dev.starpost.deploy.servers.Progress;
import dev.starpost.deploy.servers.ServerLayout;
import dev.starpost.deploy.servers.ServerSource;
import dev.starpost.deploy.servers.ServerStart;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.StartedServer;
import dev.starpost.deploy.servers.kafka.KafkaServer;
import dev.starpost.deploy.servers.mongo.MongoServer;
import dev.starpost.deploy.servers.postgres.Postgres;
import dev.starpost.deploy.servers.postgres.PostgresServer;
import dev.starpost.deploy.servers.process.LeashedProcess;
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
import java.util.concurrent.ExecutorCompletionService;
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
      ServerLayout layout,
      Map<String, String> environment,
      Set<Backing> which,
      Consumer<String> progress)
      throws StartFailed, InterruptedException {
    ExecutorService threads = Executors.newCachedThreadPool();
    var finished = new ExecutorCompletionService<Outcome>(threads);
    var starts = new EnumMap<Backing, Future<Outcome>>(Backing.class);
    try {
      for (Backing backing : which) {
        var one = new ServerStart(backing, layout, environment, new Progress(progress));
        starts.put(backing, finished.submit(() -> startOrSay(backing, layout, environment, one)));
      }
      for (int i = 0; i < starts.size(); i++) {
        finished.take().get();
      }
      return new BackingServers(succeeded(starts));
    } catch (ExecutionException e) {
      // The others would be stopped as soon as they answer: no need to wait for that.
      giveUp(threads, starts);
      throw e.getCause() instanceof StartFailed sentence
          ? sentence
          : new StartFailed("The servers could not be started: " + e.getCause(), e.getCause());
    } catch (InterruptedException e) {
      giveUp(threads, starts);
      throw e;
    } finally {
      threads.shutdown();
    }
  }

  /** Returns when all are gone, those included that came up at the last moment. */
  private static void giveUp(ExecutorService threads, Map<Backing, Future<Outcome>> starts) {
    threads.shutdownNow();
    new BackingServers(succeeded(starts)).close();
  }

  /** Those that came up; returns when none is on its way any more. */
  private static Map<Backing, Outcome> succeeded(Map<Backing, Future<Outcome>> starts) {
    var outcomes = new EnumMap<Backing, Outcome>(Backing.class);
    boolean interrupted = false;
    for (var start : starts.entrySet()) {
      while (true) {
        try {
          outcomes.put(start.getKey(), start.getValue().get());
          break;
        } catch (ExecutionException e) {
          break;
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return outcomes;
  }

  private static Outcome startOrSay(
      Backing backing, ServerLayout layout, Map<String, String> environment, ServerStart start)
      throws StartFailed, InterruptedException {
    try {
      return startOne(backing, layout, environment, start);
    } catch (IOException | RuntimeException e) {
      throw new StartFailed("%s could not be started: %s".formatted(backing.title(), e), e);
    }
  }

  private static Outcome startOne(
      Backing backing, ServerLayout layout, Map<String, String> environment, ServerStart start)
      throws IOException, StartFailed, InterruptedException {
    Path data = layout.dataOf(backing);
    ServerSource source = new Resolution(environment).resolve(backing, MadeWith.read(data));
    if (source instanceof ServerSource.Address given) {
      return given(backing, given);
    }
    Files.createDirectories(data);
    new PreviousServer(data).awaitEnd(backing, start.progress());
    start.progress().say("starting %s (%s)".formatted(backing.title(), source.description()));
    StartedServer<?> started = startWithFreePorts(backing, start, source);
    rememberSource(source, data, started.process());
    return new Outcome(
        running(backing, source, started), started.address(), Optional.of(started.process()));
  }

  private static void rememberSource(ServerSource source, Path data, LeashedProcess process)
      throws IOException, InterruptedException {
    boolean remembered = false;
    try {
      if (MadeWith.read(data).isEmpty()) {
        MadeWith.of(source).write(data);
      }
      remembered = true;
    } finally {
      if (!remembered) {
        // Most likely we were interrupted; the stop must not be.
        Thread.interrupted();
        process.stop(GRACE);
      }
    }
  }

  private static Outcome given(Backing backing, ServerSource.Address given) throws StartFailed {
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

  private static StartedServer<?> startWithFreePorts(
      Backing backing, ServerStart start, ServerSource source)
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

  private static RunningServer running(
      Backing backing, ServerSource source, StartedServer<?> started) {
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

  /**
   * Returns when no server of a Starpost that was killed works on its data any more; their leashes
   * see to it that they end.
   *
   * @throws StartFailed when one does not
   */
  public static void awaitEndOfPrevious(ServerLayout layout, Consumer<String> progress)
      throws IOException, StartFailed, InterruptedException {
    for (Backing backing : Backing.values()) {
      new PreviousServer(layout.dataOf(backing)).awaitEnd(backing, new Progress(progress));
    }
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
