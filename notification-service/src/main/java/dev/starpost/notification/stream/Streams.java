package dev.starpost.notification.stream;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.game.Turns;
import dev.starpost.notification.news.log.News;
import dev.starpost.notification.news.log.NewsLog;
import dev.starpost.notification.news.log.NewsTail;
import dev.starpost.notification.problem.NotificationProblem;
import dev.starpost.notification.table.Invitations;
import dev.starpost.stream.OpenStreams;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/** The streams of people's news that are open on this instance. */
@ApplicationScoped
public class Streams {
  /** Farther behind than this, the present state is less than what has happened. */
  private static final int FARTHEST_BEHIND = 200;

  private final NewsLog log;
  private final NewsTail tail;
  private final Turns turns;
  private final Invitations invitations;
  private final OpenStreams open;
  private final Map<String, List<PersonStream>> ofAccounts = new ConcurrentHashMap<>();

  Streams(
      NewsLog log,
      NewsTail tail,
      Turns turns,
      Invitations invitations,
      StreamSettings settings,
      MeterRegistry registry) {
    this.log = log;
    this.tail = tail;
    this.turns = turns;
    this.invitations = invitations;
    this.open =
        new OpenStreams(
            settings.keepAlive(),
            settings.perAccount(),
            most -> Problem.of(NotificationProblem.TOO_MANY_STREAMS, "most", most),
            registry);
  }

  void begin(@Observes StartupEvent event) {
    tail.add(this::hear);
  }

  private void hear(News news) {
    ofAccounts.getOrDefault(news.account(), List.of()).forEach(stream -> stream.hear(news));
  }

  /**
   * Opens a stream, which hears what happens from now on until it ends.
   *
   * @param known the number of the last news that the client knows, if it says so
   * @param expires when the client's token does
   * @param gone whether the client has left
   */
  PersonStream open(String account, Optional<Long> known, Instant expires, BooleanSupplier gone) {
    if (!tail.isListening()) {
      throw Problem.of(CommonProblem.UNAVAILABLE);
    }
    PersonStream stream = open.open(account, expires, gone, onEnd -> listening(account, onEnd));
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
    return stream;
  }

  private PersonStream listening(String account, Runnable onEnd) {
    AtomicReference<PersonStream> made = new AtomicReference<>();
    made.set(
        new PersonStream(
            account,
            () -> {
              leave(made.get());
              onEnd.run();
            }));
    ofAccounts.compute(
        account,
        (name, others) -> {
          List<PersonStream> all = others == null ? new CopyOnWriteArrayList<>() : others;
          all.add(made.get());
          return all;
        });
    return made.get();
  }

  private void leave(PersonStream stream) {
    ofAccounts.computeIfPresent(
        stream.account(),
        (account, all) -> {
          all.remove(stream);
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
      List<NewsStreamMessage> messages =
          news.stream().filter(News::streamed).map(NewsStreamMessage::of).toList();
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
  private NewsStreamMessage state(String account, long last) {
    ObjectNode state = Json.object();
    var awaiting = state.putArray("awaiting");
    turns.awaiting(account).forEach(turn -> awaiting.add(turn.document()));
    var invited = state.putArray("invitations");
    invitations.of(account).forEach(invited::add);
    return new NewsStreamMessage(NewsStreamMessage.STATE, last, state.toString());
  }

  /** While there is still a server to say it: clients go on elsewhere. */
  void close(@Observes ShutdownDelayInitiatedEvent event) {
    open.close();
  }

  void end(@Observes ShutdownEvent event) {
    open.end();
  }
}
