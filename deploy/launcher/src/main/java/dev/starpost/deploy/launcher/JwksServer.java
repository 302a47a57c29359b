package dev.starpost.deploy.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** Hands out the public half of the signing key, to whoever checks tokens on this machine. */
final class JwksServer implements AutoCloseable {
  static final String PATH = "/.well-known/jwks.json";

  private final HttpServer server;

  private JwksServer(HttpServer server) {
    this.server = server;
  }

  /**
   * @param port 0 for any that is free
   */
  static JwksServer start(int port, SigningKey key) throws IOException {
    HttpServer server;
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    } catch (BindException e) {
      throw Refused.portTaken(port);
    }
    byte[] keys = key.jwks().getBytes(UTF_8);
    server.createContext("/", exchange -> answer(exchange, keys));
    server.start();
    return new JwksServer(server);
  }

  String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + PATH;
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private static void answer(HttpExchange exchange, byte[] keys) throws IOException {
    try (exchange) {
      if (!exchange.getRequestURI().getPath().equals(PATH)) {
        exchange.sendResponseHeaders(404, -1);
      } else if (!exchange.getRequestMethod().equals("GET")) {
        exchange.getResponseHeaders().set("Allow", "GET");
        exchange.sendResponseHeaders(405, -1);
      } else {
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.getResponseHeaders().set("Cache-Control", "public, max-age=300");
        exchange.sendResponseHeaders(200, keys.length);
        exchange.getResponseBody().write(keys);
      }
    }
  }
}
