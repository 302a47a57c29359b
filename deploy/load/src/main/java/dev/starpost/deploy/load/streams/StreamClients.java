package dev.starpost.deploy.load.streams;

import dev.starpost.deploy.load.bench.Latencies;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.parsetools.RecordParser;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Stream clients. Clients that hold a stream open and note when they hear what. */
final class StreamClients implements AutoCloseable {
  private static final int OPENED_AT_ONCE = 32;
  private static final long QUIET_MILLIS = 2_000;
  private static final String SINCE = "\"since\":\"";

  private final Vertx vertx = Vertx.vertx();
  private final int port;
  private final List<HttpClientRequest> open = new ArrayList<>();
  private final AtomicLong lines = new AtomicLong();
  private final AtomicInteger failures = new AtomicInteger();
  private volatile long heardAt = System.nanoTime();
  private HttpClient client;
  private Latencies latencies = new Latencies();

  StreamClients(int port) {
    this.port = port;
  }

  /** Returns when each of them has heard its first line. */
  void open(List<String> tokens) throws IOException, InterruptedException {
    client =
        vertx.createHttpClient(
            new HttpClientOptions().setMaxPoolSize(tokens.size()).setKeepAlive(false));
    Semaphore turns = new Semaphore(OPENED_AT_ONCE);
    for (String token : tokens) {
      turns.acquire();
      listen(token, turns);
    }
    turns.acquire(OPENED_AT_ONCE);
    if (failures.get() > 0) {
      throw new IOException(failures + " streams could not be opened");
    }
  }

  private void listen(String token, Semaphore turns) {
    client
        .request(
            new RequestOptions()
                .setMethod(HttpMethod.GET)
                .setHost("127.0.0.1")
                .setPort(port)
                .setURI("/v1/me/stream")
                .putHeader("Authorization", "Bearer " + token)
                .putHeader("Accept", "application/x-ndjson"))
        .onFailure(failure -> fail(turns))
        .onSuccess(
            request ->
                request
                    .send()
                    .onFailure(failure -> fail(turns))
                    .onSuccess(response -> read(request, response, turns)));
  }

  private void fail(Semaphore turns) {
    failures.incrementAndGet();
    turns.release();
  }

  private void read(HttpClientRequest request, HttpClientResponse response, Semaphore turns) {
    if (response.statusCode() != 200) {
      fail(turns);
      return;
    }
    synchronized (this) {
      open.add(request);
    }
    boolean[] begun = {false};
    response.exceptionHandler(failure -> {});
    response.handler(
        RecordParser.newDelimited(
            "\n",
            line -> {
              if (!begun[0]) {
                begun[0] = true;
                turns.release();
              } else if (line.length() > 0) {
                hear(line.toString());
              }
            }));
  }

  private void hear(String line) {
    Instant now = Instant.now();
    heardAt = System.nanoTime();
    lines.incrementAndGet();
    int since = line.indexOf(SINCE);
    if (since > 0) {
      int from = since + SINCE.length();
      Instant then = Instant.parse(line.substring(from, line.indexOf('"', from)));
      synchronized (this) {
        latencies.add(Duration.between(then, now).toNanos());
      }
    }
  }

  /** What was heard so far does not count. */
  synchronized void forget() {
    latencies = new Latencies();
    lines.set(0);
  }

  /** Returns when nothing was heard for a while. */
  void awaitQuiet() throws InterruptedException {
    while (System.nanoTime() - heardAt < TimeUnit.MILLISECONDS.toNanos(QUIET_MILLIS)) {
      Thread.sleep(100);
    }
  }

  synchronized Latencies latencies() {
    return latencies;
  }

  /** Of so many commits, with two lines each. */
  long missing(long commits) {
    return 2 * commits - lines.get();
  }

  /** All of them hang up. */
  void leave() {
    synchronized (this) {
      open.forEach(HttpClientRequest::reset);
      open.clear();
    }
    if (client != null) {
      var unused = client.close();
    }
  }

  @Override
  public void close() {
    leave();
    var unused = vertx.close();
  }
}
