package dev.starpost.idempotency;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import javax.sql.DataSource;

/**
 * Does once what is asked for more than once. What was answered is stored in the transaction that
 * did it; whoever asks again under the same key gets the same answer, and whoever asks at the same
 * time waits for it. A request that was refused has changed nothing and is decided anew.
 */
@ApplicationScoped
public class Once {
  public static final String HEADER = "Idempotency-Key";

  private static final Duration KEPT = Duration.ofHours(24);

  private final DataSource database;
  private final ObjectMapper json;
  private final Clock clock = Clock.systemUTC();

  Once(DataSource database, ObjectMapper json) {
    this.database = database;
    this.json = json;
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
    return ask(
        "select 1 from idempotent_answer where id = ?",
        query -> {
          query.setString(1, id);
          try (ResultSet found = query.executeQuery()) {
            return found.next();
          }
        });
  }

  private Stored answer(String id, String fingerprint, IdempotencyKey key, Supplier<Created> work) {
    if (!isFirst(id, fingerprint)) {
      return repeat(id, fingerprint, key);
    }
    Stored answer = stored(work.get());
    ask(
        "update idempotent_answer set sealed = ? where id = ?",
        update -> {
          update.setBytes(1, key.seal(bytes(answer)));
          update.setString(2, id);
          return update.executeUpdate();
        });
    return answer;
  }

  private boolean isFirst(String id, String fingerprint) {
    return ask(
        "insert into idempotent_answer (id, fingerprint, given_at) values (?, ?, ?)"
            + " on conflict do nothing",
        insert -> {
          insert.setString(1, id);
          insert.setString(2, fingerprint);
          insert.setTimestamp(3, Timestamp.from(clock.instant()));
          return insert.executeUpdate() == 1;
        });
  }

  private Stored repeat(String id, String fingerprint, IdempotencyKey key) {
    return ask(
        "select fingerprint, sealed from idempotent_answer where id = ?",
        query -> {
          query.setString(1, id);
          try (ResultSet row = query.executeQuery()) {
            row.next();
            if (!fingerprint.equals(row.getString(1))) {
              throw Problem.of(CommonProblem.IDEMPOTENCY_KEY_REUSED);
            }
            return read(key.open(row.getBytes(2)));
          }
        });
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
    ask(
        "delete from idempotent_answer where given_at < ?",
        delete -> {
          delete.setTimestamp(1, Timestamp.from(clock.instant().minus(KEPT)));
          return delete.executeUpdate();
        });
  }

  @FunctionalInterface
  private interface Statement<T> {
    T run(PreparedStatement statement) throws SQLException;
  }

  /** Within a transaction the data source gives out the transaction's own connection. */
  private <T> T ask(String sql, Statement<T> statement) {
    try (Connection connection = database.getConnection();
        PreparedStatement prepared = connection.prepareStatement(sql)) {
      return statement.run(prepared);
    } catch (SQLException e) {
      throw new AnswersUnavailable(e);
    }
  }
}
