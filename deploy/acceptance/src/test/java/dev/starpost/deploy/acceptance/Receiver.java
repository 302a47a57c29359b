package dev.starpost.deploy.acceptance;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A program that does nothing but wait to be called. */
final class Receiver implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 120;

  /** A call as it came. */
  record Call(String id, String timestamp, String signature, String body) {
    JsonNode json() {
      try {
        return Door.JSON.readTree(body);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private final HttpServer server;
  private final BlockingQueue<Call> waiting = new LinkedBlockingQueue<>();
  private final List<Call> all = new CopyOnWriteArrayList<>();

  Receiver() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", this::receive);
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  private void receive(HttpExchange exchange) throws IOException {
    var headers = exchange.getRequestHeaders();
    Call call =
        new Call(
            headers.getFirst("webhook-id"),
            headers.getFirst("webhook-timestamp"),
            headers.getFirst("webhook-signature"),
            new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    all.add(call);
    waiting.add(call);
    exchange.sendResponseHeaders(204, -1);
    exchange.close();
  }

  Call next() {
    try {
      Call call = waiting.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (call == null) {
        throw new AssertionError("nobody called");
      }
      return call;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  List<Call> all() {
    return all;
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
