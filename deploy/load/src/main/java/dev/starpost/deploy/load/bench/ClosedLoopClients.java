package dev.starpost.deploy.load.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.http.RequestOptions;
import java.io.IOException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * Closed-loop HTTP clients. A number of clients, each of which calls again as soon as it was
 * answered. All of them are one thread, since they share the machine with what they measure.
 */
public final class ClosedLoopClients implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int MOST_CONNECTIONS = 1_000;
  private static final long PATIENCE_MILLIS = TimeUnit.SECONDS.toMillis(60);

  private final Vertx vertx = Vertx.vertx();
  private final HttpClient http =
      vertx.createHttpClient(
          new HttpClientOptions().setTcpNoDelay(true),
          new PoolOptions().setHttp1MaxSize(MOST_CONNECTIONS));

  /** A call; a body makes it a POST. */
  public record Call(int port, String path, Optional<String> token, Optional<String> body) {
    public static Call get(int port, String path, Optional<String> token) {
      return new Call(port, path, token, Optional.empty());
    }

    public static Call post(int port, String path, Optional<String> token, String body) {
      return new Call(port, path, token, Optional.of(body));
    }
  }

  /** What came back. */
  public record Reply(int status, JsonNode json, Optional<String> link) {}

  /** What the clients do. Called by one thread only. */
  public interface Script {
    /** The next call; empty when there is nothing more to do. */
    Optional<Call> next();

    /** Told each answer. */
    default void answered(Call call, Reply reply) {}
  }

  /** What was counted. */
  public static final class Figures {
    private final Latencies latencies = new Latencies();
    private final SortedMap<String, Integer> errors = new TreeMap<>();
    private double seconds;

    public Latencies latencies() {
      return latencies;
    }

    public SortedMap<String, Integer> errors() {
      return errors;
    }

    public int failed() {
      return errors.values().stream().mapToInt(Integer::intValue).sum();
    }

    public double perSecond() {
      return latencies.count() / seconds;
    }
  }

  /** Returns when the time is over and every call answered. */
  public Figures run(int clients, int seconds, Script script) throws InterruptedException {
    Figures figures = new Figures();
    Promise<Void> over = Promise.promise();
    long began = System.nanoTime();
    long end = began + TimeUnit.SECONDS.toNanos(seconds);
    vertx.runOnContext(
        start -> {
          int[] busy = {clients};
          for (int client = 0; client < clients; client++) {
            callOn(script, figures, end)
                .onComplete(
                    done -> {
                      if (--busy[0] == 0) {
                        over.complete();
                      }
                    });
          }
        });
    try {
      over.future().toCompletionStage().toCompletableFuture().get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
    figures.seconds = (System.nanoTime() - began) / 1e9;
    return figures;
  }

  private Future<Void> callOn(Script script, Figures figures, long end) {
    Promise<Void> over = Promise.promise();
    next(script, figures, end, over);
    return over.future();
  }

  private void next(Script script, Figures figures, long end, Promise<Void> over) {
    Optional<Call> todo = System.nanoTime() - end < 0 ? script.next() : Optional.empty();
    if (todo.isEmpty()) {
      over.complete();
      return;
    }
    Call call = todo.get();
    long began = System.nanoTime();
    send(call)
        .onComplete(
            answer -> {
              if (answer.failed()) {
                figures.errors.merge(answer.cause().toString(), 1, Integer::sum);
              } else if (answer.result().status() / 100 == 2) {
                figures.latencies.add(System.nanoTime() - began);
                script.answered(call, answer.result());
              } else {
                Reply reply = answer.result();
                figures.errors.merge(
                    reply.status() + " " + reply.json().path("type").asText(), 1, Integer::sum);
              }
              next(script, figures, end, over);
            });
  }

  private Future<Reply> send(Call call) {
    RequestOptions request =
        new RequestOptions()
            .setMethod(call.body().isPresent() ? HttpMethod.POST : HttpMethod.GET)
            .setHost("127.0.0.1")
            .setPort(call.port())
            .setURI(call.path())
            .setTimeout(PATIENCE_MILLIS);
    call.token().ifPresent(token -> request.putHeader("Authorization", "Bearer " + token));
    if (call.body().isPresent()) {
      request.putHeader("Content-Type", "application/json");
      request.putHeader("Idempotency-Key", UUID.randomUUID().toString());
    }
    return http.request(request)
        .compose(ready -> ready.send(Buffer.buffer(call.body().orElse(""))))
        .compose(
            response ->
                response
                    .body()
                    .map(
                        body ->
                            new Reply(
                                response.statusCode(),
                                json(body),
                                Optional.ofNullable(response.getHeader("Link")))));
  }

  private static JsonNode json(Buffer body) {
    try {
      return JSON.readTree(body.getBytes());
    } catch (IOException e) {
      return MissingNode.getInstance();
    }
  }

  @Override
  public void close() {
    http.close().toCompletionStage().toCompletableFuture().join();
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }
}
