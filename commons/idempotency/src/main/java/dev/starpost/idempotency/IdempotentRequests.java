package dev.starpost.idempotency;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.jobs.RecurringJob;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
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
 * Idempotent requests: what is asked for more than once under one key is done once. The response is
 * stored in the transaction that does the work; a repetition gets the stored response, and one at
 * the same time waits for it. A refused request has changed nothing and is decided anew.
 */
@ApplicationScoped
public class IdempotentRequests {
  public static final String HEADER = "Idempotency-Key";

  private static final Duration KEPT = Duration.ofHours(24);

  private final StoredResponses answers;
  private final ObjectMapper json;
  private final Transactions transactions;
  private final Clock clock;

  @Inject
  IdempotentRequests(StoredResponses answers, ObjectMapper json) {
    this(answers, json, new QuarkusTransactions(), Clock.systemUTC());
  }

  IdempotentRequests(
      StoredResponses answers, ObjectMapper json, Transactions transactions, Clock clock) {
    this.answers = answers;
    this.json = json;
    this.transactions = transactions;
    this.clock = clock;
  }

  /** What runs work in a transaction of its own. */
  @FunctionalInterface
  interface Transactions {
    <T> T call(Supplier<T> work);
  }

  private static final class QuarkusTransactions implements Transactions {
    @Override
    public <T> T call(Supplier<T> work) {
      return QuarkusTransaction.requiringNew().call(work::get);
    }
  }

  /**
   * Answers a request.
   *
   * @param who the account that asks, or the address of somebody who has none yet
   * @param key from the header; null if the client does not mean to ask again
   * @param work done in a transaction
   */
  public Response answer(
      String operation, String who, String key, Object request, Supplier<CreationResponse> work) {
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
      Supplier<CreationResponse> work) {
    var asked = new IdempotentRequest<>(who, Optional.ofNullable(key), request, work);
    return answerAll(
            List.of(new Known<>(operation, asked, kept)),
            wishes -> List.of(new GroupOutcome.Made<>(wishes.get(0).get())))
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
    Known<?> known =
        known(operation, new IdempotentRequest<>(who, Optional.of(key), request, null));
    return Optional.ofNullable(answers.find(List.of(known.id())).get(known.id()))
        .filter(known::isStillGiven)
        .map(row -> known.repeat(row).response());
  }

  /** A request, with what its key says. */
  final class Known<T> {
    private final IdempotentRequest<T> asked;
    private final Optional<IdempotencyKey> key;
    private final String id;
    private final String fingerprint;
    private final Duration kept;

    private Known(String operation, IdempotentRequest<T> asked, Duration kept) {
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

    private boolean isStillGiven(StoredResponses.Row row) {
      return row.givenAt().plus(kept).isAfter(clock.instant());
    }

    private GroupReply repeat(StoredResponses.Row row) {
      return isOf(row.fingerprint())
          ? new GroupReply.Given(read(key.orElseThrow().open(row.sealed())))
          : reused();
    }

    private boolean isOf(String request) {
      return fingerprint.equals(request);
    }

    private StoredResponses.Row row(StoredResponse answer) {
      return new StoredResponses.Row(
          id, fingerprint, key.orElseThrow().seal(bytes(answer)), clock.instant());
    }
  }

  <T> Known<T> known(String operation, IdempotentRequest<T> asked) {
    return new Known<>(operation, asked, KEPT);
  }

  private static GroupReply reused() {
    return new GroupReply.Refused(Problem.of(CommonProblem.IDEMPOTENCY_KEY_REUSED));
  }

  /**
   * Answers all of them, in one transaction and in their order; an exception answers none.
   *
   * @param work done in the transaction, for those who were not answered before: an outcome for
   *     each
   */
  <T> List<GroupReply> answerAll(
      List<Known<T>> asked, Function<List<T>, List<GroupOutcome<CreationResponse>>> work) {
    return transactions.call(() -> answerInTransaction(asked, work));
  }

  private <T> List<GroupReply> answerInTransaction(
      List<Known<T>> asked, Function<List<T>, List<GroupOutcome<CreationResponse>>> work) {
    Map<String, StoredResponses.Row> before = claim(asked);
    // Of several under one key, the first is the one that counts.
    Map<String, Known<T>> first = new LinkedHashMap<>();
    List<Known<T>> fresh = new ArrayList<>();
    for (Known<T> one : asked) {
      boolean isFirst = !one.isRepeatable() || first.putIfAbsent(one.id(), one) == null;
      if (isFirst && !before.containsKey(one.id())) {
        fresh.add(one);
      }
    }
    Map<Known<T>, GroupReply> replies = reply(fresh, work);
    return asked.stream()
        .map(
            one -> {
              StoredResponses.Row row = before.get(one.id());
              if (row != null) {
                return one.repeat(row);
              }
              Known<T> counts = one.isRepeatable() ? first.get(one.id()) : one;
              return one.isOf(counts.fingerprint) ? replies.get(counts) : reused();
            })
        .toList();
  }

  /** What is stored under the keys. Nobody else asks under them until the transaction ends. */
  private <T> Map<String, StoredResponses.Row> claim(List<Known<T>> asked) {
    Set<String> ids = new LinkedHashSet<>();
    asked.stream().filter(Known::isRepeatable).forEach(one -> ids.add(one.id()));
    if (ids.isEmpty()) {
      return Map.of();
    }
    answers.lock(ids);
    Map<String, StoredResponses.Row> found = answers.find(ids);
    asked.forEach(
        one -> found.computeIfPresent(one.id(), (id, row) -> one.isStillGiven(row) ? row : null));
    return found;
  }

  private <T> Map<Known<T>, GroupReply> reply(
      List<Known<T>> fresh, Function<List<T>, List<GroupOutcome<CreationResponse>>> work) {
    if (fresh.isEmpty()) {
      return Map.of();
    }
    List<GroupOutcome<CreationResponse>> outcomes =
        work.apply(fresh.stream().map(one -> one.asked.wish()).toList());
    Map<Known<T>, GroupReply> replies = new LinkedHashMap<>();
    List<StoredResponses.Row> rows = new ArrayList<>();
    for (int i = 0; i < fresh.size(); i++) {
      Known<T> one = fresh.get(i);
      if (outcomes.get(i) instanceof GroupOutcome.Made<CreationResponse> done) {
        StoredResponse answer = stored(done.made());
        replies.put(one, new GroupReply.Given(answer));
        if (one.isRepeatable()) {
          rows.add(one.row(answer));
        }
      } else if (outcomes.get(i) instanceof GroupOutcome.Refused<CreationResponse> refused) {
        replies.put(one, new GroupReply.Refused(refused.why()));
      }
    }
    if (!rows.isEmpty()) {
      answers.store(rows, clock.instant());
    }
    return replies;
  }

  private StoredResponse read(byte[] answer) {
    try {
      return json.readValue(answer, StoredResponse.class);
    } catch (IOException e) {
      throw new IllegalStateException("a stored answer cannot be read", e);
    }
  }

  private StoredResponse stored(CreationResponse created) {
    try {
      return new StoredResponse(
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

  @Produces
  @Singleton
  RecurringJob sweepJob() {
    return new RecurringJob("idempotent-answer-sweep", Duration.ofHours(1), this::sweep);
  }

  @Transactional
  void sweep() {
    answers.forgetBefore(clock.instant().minus(KEPT));
  }
}
