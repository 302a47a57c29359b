package dev.starpost.deploy.images;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A registry in memory: as much of the OCI distribution API as pushing and pulling needs. */
final class TestRegistry implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  static {
    // Else each small answer waits for an acknowledgement of TCP.
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  private static final class Stored {
    private final byte[] content;
    private final String type;

    Stored(byte[] content, String type) {
      this.content = content;
      this.type = type;
    }
  }

  private final Map<String, Stored> stored = new ConcurrentHashMap<>();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpsServer server;

  TestRegistry() throws Exception {
    server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setHttpsConfigurator(new HttpsConfigurator(SelfSigned.context()));
    server.setExecutor(threads);
    server.createContext("/v2/", this::answer);
    server.start();
  }

  String address() {
    return "localhost:" + server.getAddress().getPort();
  }

  /** A manifest or a list of manifests, by tag or by digest. */
  JsonNode manifest(String image, String reference) {
    return json("/v2/" + image + "/manifests/" + reference);
  }

  JsonNode config(String image, JsonNode manifest) {
    return json("/v2/" + image + "/blobs/" + manifest.at("/config/digest").asText());
  }

  private JsonNode json(String path) {
    try {
      return JSON.readTree(stored.get(path).content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readAllBytes();
      String path = exchange.getRequestURI().getPath();
      switch (exchange.getRequestMethod()) {
        case "GET", "HEAD" -> show(exchange, path);
        case "POST" -> accepted(exchange, path + System.nanoTime());
        case "PATCH" -> {
          stored.put(path, new Stored(body, ""));
          accepted(exchange, path);
        }
        case "PUT" -> keep(exchange, path, body);
        default -> exchange.sendResponseHeaders(405, -1);
      }
    }
  }

  private void show(HttpExchange exchange, String path) throws IOException {
    Stored found =
        path.equals("/v2/")
            ? new Stored("{}".getBytes(StandardCharsets.UTF_8), "application/json")
            : stored.get(path);
    if (found == null) {
      exchange.sendResponseHeaders(404, -1);
      return;
    }
    exchange.getResponseHeaders().set("Content-Type", found.type);
    exchange.getResponseHeaders().set("Docker-Content-Digest", digest(found.content));
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.getResponseHeaders().set("Content-Length", "" + found.content.length);
      exchange.sendResponseHeaders(200, -1);
    } else {
      exchange.sendResponseHeaders(200, found.content.length);
      exchange.getResponseBody().write(found.content);
    }
  }

  private static void accepted(HttpExchange exchange, String upload) throws IOException {
    exchange.getResponseHeaders().set("Location", upload);
    exchange.sendResponseHeaders(202, -1);
  }

  /** The end of an upload, or a manifest. */
  private void keep(HttpExchange exchange, String path, byte[] body) throws IOException {
    if (path.contains("/blobs/uploads/")) {
      Stored upload = stored.remove(path);
      String blobs = path.substring(0, path.indexOf("uploads/"));
      stored.put(
          blobs + digest(upload.content), new Stored(upload.content, "application/octet-stream"));
    } else {
      String type = exchange.getRequestHeaders().getFirst("Content-Type");
      String manifests = path.substring(0, path.lastIndexOf('/') + 1);
      stored.put(path, new Stored(body, type));
      stored.put(manifests + digest(body), new Stored(body, type));
      exchange.getResponseHeaders().set("Docker-Content-Digest", digest(body));
    }
    exchange.sendResponseHeaders(201, -1);
  }

  private static String digest(byte[] content) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
      return "sha256:" + HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
