package dev.starpost.notification.stream;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.game.Turns;
import dev.starpost.notification.news.log.News;
import dev.starpost.notification.news.log.NewsLog;
import dev.starpost.notification.news.log.NewsTail;
import dev.starpost.notification.problem.NotificationProblem;
import dev.starpost.notification.table.Invitations;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** The streams that are open on this instance. */
@ApplicationScoped
public class Streams {
  /** Farther behind than this, the present state is less than what has happened. */
  private static final int FARTHEST_BEHIND = 200;

  private final NewsLog log;
  private final NewsTail tail;
  private final Turns turns;
  private final Invitations invitations;
  private final StreamSettings settings;
  private final Clock clock;
  private final AtomicInteger count = new AtomicInteger();
  private final Map<String, List<Open>> open = new ConcurrentHashMap<>();
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(task -> new Thread(task, "streams"));
  private volatile boolean closed;
  private long seconds;

  /**
   * @param gone whether the client has left; asked now and then, because a client that leaves
   *     before it has subscribed tells nobody
   */
  private record Open(PersonStream stream, BooleanSupplier gone) {}

  Streams(
      NewsLog log,
      NewsTail tail,
      Turns turns,
      Invitations invitations,
      StreamSettings settings,
      Clock clock,
      MeterRegistry registry) {
    this.log = log;
    this.tail = tail;
    this.turns = turns;
    this.invitations = invitations;
    this.settings = settings;
    this.clock = clock;
    registry.gauge("starpost.streams", count);
  }

  void begin(@Observes StartupEvent event) {
    tail.add(this::hear);
    var unused = timer.scheduleAtFixedRate(this::tick, 1, 1, TimeUnit.SECONDS);
  }

  private void hear(News news) {
    open.getOrDefault(news.account(), List.of()).forEach(each -> each.stream().hear(news));
  }

  private void tick() {
    Instant now = clock.instant();
    seconds++;
    boolean longSilent = seconds % Math.max(1, settings.keepAlive().toSeconds()) == 0;
    for (List<Open> ofAccount : open.values()) {
      for (Open each : ofAccount) {
        if (each.gone().getAsBoolean()) {
          each.stream().cancel();
        } else {
          each.stream().tick(now, longSilent);
        }
      }
    }
  }

  /**
   * Opens a stream, which hears what happens from now on until it ends.
   *
   * @param known the number of the last news that the client knows, if it says so
   * @param expires when the client's token does
   */
  PersonStream open(String account, Optional<Long> known, Instant expires, BooleanSupplier gone) {
    if (closed || !tail.isListening()) {
      throw Problem.of(CommonProblem.UNAVAILABLE);
    }
    PersonStream stream = listening(account, expires, gone);
    boolean begun = false;
    try {
      // It listens already: what happens while we look comes twice, and is told once.
      QuarkusTransaction.requiringNew().run(() -> begin(stream, known));
      begun = true;
    } finally {
      if (!begun) {
        stream.cancel();
      }
    }
    if (closed) {
      stream.close();
    }
    return stream;
  }

  private PersonStream listening(String account, Instant expires, BooleanSupplier gone) {
    PersonStream[] made = new PersonStream[1];
    open.compute(
        account,
        (name, others) -> {
          List<Open> all = others == null ? new CopyOnWriteArrayList<>() : others;
          if (all.size() >= settings.perAccount()) {
            throw Problem.of(NotificationProblem.TOO_MANY_STREAMS, "most", settings.perAccount());
          }
          made[0] = new PersonStream(account, expires, () -> leave(made[0]));
          all.add(new Open(made[0], gone));
          return all;
        });
    count.incrementAndGet();
    return made[0];
  }

  private void leave(PersonStream stream) {
    open.computeIfPresent(
        stream.account(),
        (account, all) -> {
          if (all.removeIf(each -> each.stream() == stream)) {
            count.decrementAndGet();
          }
          return all.isEmpty() ? null : all;
        });
  }

  private void begin(PersonStream stream, Optional<Long> known) {
    long last = log.last(stream.account());
    Optional<List<News>> missed =
        known
            .filter(number -> number <= last)
            .flatMap(number -> log.after(stream.account(), number, FARTHEST_BEHIND))
            .filter(news -> reaches(news, known.get(), last));
    if (missed.isPresent()) {
      List<News> news = missed.get();
      List<StreamMessage> messages =
          news.stream().filter(News::streamed).map(StreamMessage::of).toList();
      stream.begin(messages, news.isEmpty() ? last : news.get(news.size() - 1).number());
    } else {
      stream.begin(List.of(state(stream.account(), last)), last);
    }
  }

  /** What was swept is missing at the end as well, when nothing has happened for long. */
  private static boolean reaches(List<News> news, long known, long last) {
    return news.isEmpty() ? known == last : news.get(news.size() - 1).number() >= last;
  }

  /** What is awaited of the account now. */
  private StreamMessage state(String account, long last) {
    ObjectNode state = Json.object();
    var awaiting = state.putArray("awaiting");
    turns.awaiting(account).forEach(turn -> awaiting.add(turn.document()));
    var invited = state.putArray("invitations");
    invitations.of(account).forEach(invited::add);
    return new StreamMessage(StreamMessage.STATE, last, state.toString());
  }

  /** While there is still a server to say it: clients go on elsewhere. */
  void close(@Observes ShutdownDelayInitiatedEvent event) {
    closed = true;
    open.values().forEach(all -> all.forEach(each -> each.stream().close()));
  }

  void end(@Observes ShutdownEvent event) {
    timer.shutdownNow();
  }
}
