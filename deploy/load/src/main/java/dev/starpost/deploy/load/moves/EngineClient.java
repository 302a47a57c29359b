package dev.starpost.deploy.load.moves;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.http.RequestOptions;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * HTTP client of the engines. The engines' REST, asked over connections that stay open. Every
 * answer comes on one thread.
 */
public final class EngineClient implements AutoCloseable {
  /** Longer than an engine waits before it says 202. */
  private static final long PATIENCE_MILLIS = TimeUnit.SECONDS.toMillis(30);

  private static final int MOST_CONNECTIONS = 10_000;
  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * What came back.
   *
   * @param json of the body; missing if it is none
   * @param nanos from the request to the last byte
   */
  public record Reply(int status, JsonNode json, long nanos) {
    /** The problem, as it can be counted: without what differs from one to the next. */
    public String problem() {
      return (status + " " + json.path("title").asText()).strip();
    }
  }

  private final List<Integer> ports;
  private final HttpClient http;
  private long keys;

  EngineClient(Vertx vertx, List<Integer> ports) {
    this.ports = List.copyOf(ports);
    this.http =
        vertx.createHttpClient(
            new HttpClientOptions().setTcpNoDelay(true),
            new PoolOptions().setHttp1MaxSize(MOST_CONNECTIONS));
  }

  /** The clients are spread over the engines by any number that they have. */
  Future<Reply> get(int client, String path, String token) {
    return send(request(client, HttpMethod.GET, path, token), Buffer.buffer());
  }

  /** Opens a game of Salvage with these accounts. */
  Future<Reply> open(int client, List<String> accounts, String token) {
    StringBuilder players = new StringBuilder();
    for (String account : accounts) {
      players.append(players.length() == 0 ? "" : ",");
      players.append("{\"account\":\"%1$s\",\"name\":\"%1$s\"}".formatted(account));
    }
    RequestOptions request = request(client, HttpMethod.POST, "/internal/games", token);
    return send(
        keyed(request),
        Buffer.buffer(
            "{\"game\":\"salvage\",\"players\":[%s],\"options\":{},\"visibility\":\"public\"}"
                .formatted(players)));
  }

  /** Every move has a key of its own: none is sent twice. */
  public Future<Reply> move(int client, String gameId, long version, String move, String token) {
    RequestOptions request =
        request(client, HttpMethod.POST, "/v1/games/" + gameId + "/moves", token)
            .putHeader("If-Match", "\"" + version + "\"");
    return send(keyed(request), Buffer.buffer("{\"move\":" + move + "}"));
  }

  private RequestOptions keyed(RequestOptions request) {
    return request
        .putHeader("Content-Type", "application/json")
        .putHeader("Idempotency-Key", "starpost-bench-key-" + keys++);
  }

  private RequestOptions request(int client, HttpMethod method, String path, String token) {
    return new RequestOptions()
        .setMethod(method)
        .setHost("127.0.0.1")
        .setPort(ports.get(Math.floorMod(client, ports.size())))
        .setURI(path)
        .setTimeout(PATIENCE_MILLIS)
        .putHeader("Authorization", "Bearer " + token);
  }

  private Future<Reply> send(RequestOptions request, Buffer body) {
    long began = System.nanoTime();
    return http.request(request)
        .compose(ready -> body.length() == 0 ? ready.send() : ready.send(body))
        .compose(
            response ->
                response
                    .body()
                    .map(
                        bytes ->
                            new Reply(
                                response.statusCode(), json(bytes), System.nanoTime() - began)));
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
  }
}
