package dev.starpost.lobby.idempotency;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
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

  private final EntityManager entities;
  private final ObjectMapper json;
  private final Clock clock;

  Once(EntityManager entities, ObjectMapper json, Clock clock) {
    this.entities = entities;
    this.json = json;
    this.clock = clock;
  }

  /** An answer as it is stored. */
  record Stored(int status, Optional<String> location, Optional<String> cookie, String body) {
    Response response() {
      Response.ResponseBuilder response =
          Response.status(status).entity(body).type(MediaType.APPLICATION_JSON_TYPE);
      location.ifPresent(place -> response.header(HttpHeaders.LOCATION, place));
      cookie.ifPresent(kept -> response.header(HttpHeaders.SET_COOKIE, kept));
      return response.build();
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
      String operation, String who, String key, Object request, Supplier<Created> work) {
    if (key == null) {
      return QuarkusTransaction.requiringNew().call(() -> stored(work.get())).response();
    }
    IdempotencyKey idempotency = new IdempotencyKey(key);
    String id = idempotency.id(operation, who);
    String fingerprint = idempotency.fingerprint(bytes(request));
    return QuarkusTransaction.requiringNew()
        .call(() -> answer(id, fingerprint, idempotency, work))
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
    IdempotencyKey idempotency = new IdempotencyKey(key);
    String id = idempotency.id(operation, who);
    String fingerprint = idempotency.fingerprint(bytes(request));
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                isStored(id)
                    ? Optional.of(repeat(id, fingerprint, idempotency))
                    : Optional.<Stored>empty())
        .map(Stored::response);
  }

  private boolean isStored(String id) {
    return !entities
        .createNativeQuery("select 1 from idempotent_answer where id = ?1")
        .setParameter(1, id)
        .getResultList()
        .isEmpty();
  }

  private Stored answer(String id, String fingerprint, IdempotencyKey key, Supplier<Created> work) {
    if (!isFirst(id, fingerprint)) {
      return repeat(id, fingerprint, key);
    }
    Stored answer = stored(work.get());
    entities
        .createNativeQuery("update idempotent_answer set sealed = ?1 where id = ?2")
        .setParameter(1, key.seal(bytes(answer)))
        .setParameter(2, id)
        .executeUpdate();
    return answer;
  }

  private boolean isFirst(String id, String fingerprint) {
    return entities
            .createNativeQuery(
                "insert into idempotent_answer (id, fingerprint, given_at) values (?1, ?2, ?3)"
                    + " on conflict do nothing")
            .setParameter(1, id)
            .setParameter(2, fingerprint)
            .setParameter(3, clock.instant())
            .executeUpdate()
        == 1;
  }

  private Stored repeat(String id, String fingerprint, IdempotencyKey key) {
    Object[] row =
        (Object[])
            entities
                .createNativeQuery(
                    "select fingerprint, sealed from idempotent_answer where id = ?1")
                .setParameter(1, id)
                .getSingleResult();
    if (!fingerprint.equals(row[0])) {
      throw Problem.of(CommonProblem.IDEMPOTENCY_KEY_REUSED);
    }
    try {
      return json.readValue(key.open((byte[]) row[1]), Stored.class);
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
    entities
        .createNativeQuery("delete from idempotent_answer where given_at < ?1")
        .setParameter(1, clock.instant().minus(KEPT))
        .executeUpdate();
  }
}
