package dev.starpost.notification.webhook;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.starpost.notification.Eventually;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

/** A program that is called, and answers as badly as it is told to. */
final class Receiver implements AutoCloseable {
  /** A call that came. */
  record Received(String id, String timestamp, String signature, String body) {}

  @FunctionalInterface
  interface Manner {
    void answer(HttpExchange exchange) throws IOException;
  }

  private final HttpServer server;
  private final List<Received> received = new CopyOnWriteArrayList<>();
  private final CountDownLatch end = new CountDownLatch(1);
  private volatile Manner manner = exchange -> exchange.sendResponseHeaders(204, -1);

  Receiver() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext("/", this::receive);
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/starpost?from=test";
  }

  private void receive(HttpExchange exchange) throws IOException {
    var headers = exchange.getRequestHeaders();
    received.add(
        new Received(
            headers.getFirst("webhook-id"),
            headers.getFirst("webhook-timestamp"),
            headers.getFirst("webhook-signature"),
            new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)));
    try {
      manner.answer(exchange);
    } finally {
      exchange.close();
    }
  }

  void behave(Manner how) {
    manner = how;
  }

  static Manner status(int code) {
    return exchange -> {
      byte[] words = "so it is".getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(code, words.length);
      exchange.getResponseBody().write(words);
    };
  }

  static Manner redirect(String to) {
    return exchange -> {
      exchange.getResponseHeaders().add("Location", to);
      exchange.sendResponseHeaders(307, -1);
    };
  }

  /** Does not answer before the test is over. */
  Manner slow() {
    return exchange -> {
      try {
        end.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    };
  }

  /** Says that more will come, and hangs up. */
  static Manner breaksOff() {
    return exchange -> {
      exchange.sendResponseHeaders(200, 1_000);
      exchange.getResponseBody().write(1);
      exchange.getResponseBody().flush();
    };
  }

  List<Received> received() {
    return received;
  }

  List<Received> await(int count) {
    return Eventually.see(count + " calls", this::received, calls -> calls.size() >= count);
  }

  @Override
  public void close() {
    end.countDown();
    server.stop(0);
  }
}
