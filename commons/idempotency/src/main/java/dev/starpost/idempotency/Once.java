package dev.starpost.idempotency;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Does once what is asked for more than once. What was answered is stored in the transaction that
 * did it; whoever asks again under the same key gets the same answer, and whoever asks at the same
 * time waits for it. A request that was refused has changed nothing and is decided anew.
 */
@ApplicationScoped
public class Once {
  public static final String HEADER = "Idempotency-Key";

  private static final Duration KEPT = Duration.ofHours(24);

  private final Answers answers;
  private final ObjectMapper json;
  private final Clock clock = Clock.systemUTC();

  Once(Answers answers, ObjectMapper json) {
    this.answers = answers;
    this.json = json;
  }

  /**
   * Answers a request.
   *
   * @param who the account that asks, or the address of somebody who has none yet
   * @param key from the header; null if the client does not mean to ask again
   * @param work done in a transaction
   */
  public Response answer(
      String operation, String who, String key, Object request, Supplier<Created> work) {
    return answerFor(KEPT, operation, who, key, request, work);
  }

  /**
   * Answers a request whose answer is given again for a shorter time, because little else than the
   * key tells who asks.
   *
   * @param kept for how long; a day at most
   */
  public Response answerFor(
      Duration kept,
      String operation,
      String who,
      String key,
      Object request,
      Supplier<Created> work) {
    var asked = new Asked<>(who, Optional.ofNullable(key), request, work);
    return answerAll(
            List.of(new Known<>(operation, asked, kept)),
            wishes -> List.of(new Outcome.Made<>(wishes.get(0).get())))
        .get(0)
        .response();
  }

  /**
   * What was answered already under this key, for whoever has to ask elsewhere before the work can
   * be done: that need not happen twice.
   */
  public Optional<Response> answered(String operation, String who, String key, Object request) {
    if (key == null) {
      return Optional.empty();
    }
    Known<?> known = known(operation, new Asked<>(who, Optional.of(key), request, null));
    return Optional.ofNullable(answers.find(List.of(known.id())).get(known.id()))
        .filter(known::isStillGiven)
        .map(row -> known.repeat(row).response());
  }

  /** A request, with what its key says. */
  final class Known<T> {
    private final Asked<T> asked;
    private final Optional<IdempotencyKey> key;
    private final String id;
    private final String fingerprint;
    private final Duration kept;

    private Known(String operation, Asked<T> asked, Duration kept) {
      this.asked = asked;
      this.kept = kept;
      this.key = asked.key().map(IdempotencyKey::new);
      this.id = key.map(given -> given.id(operation, asked.who())).orElse("");
      this.fingerprint = key.map(given -> given.fingerprint(bytes(asked.request()))).orElse("");
    }

    private boolean isRepeatable() {
      return key.isPresent();
    }

    private String id() {
      return id;
    }

    private boolean isStillGiven(Answers.Row row) {
      return row.givenAt().plus(kept).isAfter(clock.instant());
    }

    private Reply repeat(Answers.Row row) {
      return isOf(row.fingerprint())
          ? new Reply.Given(read(key.orElseThrow().open(row.sealed())))
          : reused();
    }

    private boolean isOf(String request) {
      return fingerprint.equals(request);
    }

    private Answers.Row row(Stored answer) {
      return new Answers.Row(
          id, fingerprint, key.orElseThrow().seal(bytes(answer)), clock.instant());
    }
  }

  <T> Known<T> known(String operation, Asked<T> asked) {
    return new Known<>(operation, asked, KEPT);
  }

  private static Reply reused() {
    return new Reply.Denied(Problem.of(CommonProblem.IDEMPOTENCY_KEY_REUSED));
  }

  /**
   * Answers all of them, in one transaction and in their order; an exception answers none.
   *
   * @param work done in the transaction, for those who were not answered before: an outcome for
   *     each
   */
  <T> List<Reply> answerAll(List<Known<T>> asked, Function<List<T>, List<Outcome<Created>>> work) {
    return QuarkusTransaction.requiringNew().call(() -> answerInTransaction(asked, work));
  }

  private <T> List<Reply> answerInTransaction(
      List<Known<T>> asked, Function<List<T>, List<Outcome<Created>>> work) {
    Map<String, Answers.Row> before = claim(asked);
    // Of several under one key, the first is the one that counts.
    Map<String, Known<T>> first = new LinkedHashMap<>();
    List<Known<T>> fresh = new ArrayList<>();
    for (Known<T> one : asked) {
      boolean isFirst = !one.isRepeatable() || first.putIfAbsent(one.id(), one) == null;
      if (isFirst && !before.containsKey(one.id())) {
        fresh.add(one);
      }
    }
    Map<Known<T>, Reply> replies = reply(fresh, work);
    return asked.stream()
        .map(
            one -> {
              Answers.Row row = before.get(one.id());
              if (row != null) {
                return one.repeat(row);
              }
              Known<T> counts = one.isRepeatable() ? first.get(one.id()) : one;
              return one.isOf(counts.fingerprint) ? replies.get(counts) : reused();
            })
        .toList();
  }

  /** What is stored under the keys. Nobody else asks under them until the transaction ends. */
  private <T> Map<String, Answers.Row> claim(List<Known<T>> asked) {
    Set<String> ids = new LinkedHashSet<>();
    asked.stream().filter(Known::isRepeatable).forEach(one -> ids.add(one.id()));
    if (ids.isEmpty()) {
      return Map.of();
    }
    answers.lock(ids);
    Map<String, Answers.Row> found = answers.find(ids);
    asked.forEach(
        one -> found.computeIfPresent(one.id(), (id, row) -> one.isStillGiven(row) ? row : null));
    return found;
  }

  private <T> Map<Known<T>, Reply> reply(
      List<Known<T>> fresh, Function<List<T>, List<Outcome<Created>>> work) {
    if (fresh.isEmpty()) {
      return Map.of();
    }
    List<Outcome<Created>> outcomes =
        work.apply(fresh.stream().map(one -> one.asked.wish()).toList());
    Map<Known<T>, Reply> replies = new LinkedHashMap<>();
    List<Answers.Row> rows = new ArrayList<>();
    for (int i = 0; i < fresh.size(); i++) {
      Known<T> one = fresh.get(i);
      if (outcomes.get(i) instanceof Outcome.Made<Created> done) {
        Stored answer = stored(done.made());
        replies.put(one, new Reply.Given(answer));
        if (one.isRepeatable()) {
          rows.add(one.row(answer));
        }
      } else if (outcomes.get(i) instanceof Outcome.Refused<Created> refused) {
        replies.put(one, new Reply.Denied(refused.why()));
      }
    }
    if (!rows.isEmpty()) {
      answers.store(rows, clock.instant());
    }
    return replies;
  }

  private Stored read(byte[] answer) {
    try {
      return json.readValue(answer, Stored.class);
    } catch (IOException e) {
      throw new IllegalStateException("a stored answer cannot be read", e);
    }
  }

  private Stored stored(Created created) {
    try {
      return new Stored(
          created.status(),
          created.location(),
          created.cookie(),
          json.writeValueAsString(created.body()));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private byte[] bytes(Object document) {
    try {
      return json.writeValueAsBytes(document);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  @Scheduled(every = "1h", delayed = "1m")
  @Transactional
  void sweep() {
    answers.forgetBefore(clock.instant().minus(KEPT));
  }
}
