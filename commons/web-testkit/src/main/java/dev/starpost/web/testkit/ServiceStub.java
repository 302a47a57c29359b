package dev.starpost.web.testkit;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Answers like other services where the service under test asks them something. The lobby gives it
 * a token, the engine tells commits; a service adds what else it asks. What they know is kept in
 * properties of the JVM, because such a class is loaded more than once.
 */
public abstract class ServiceStub implements QuarkusTestResourceLifecycleManager {
  private static final String SECRET = "the secret of both";
  private static final String TOKEN = "a token of the lobby";
  private static final String COMMITS = "test.engine.commits.";
  private static final String SHOWN = "test.engine.shown";
  private static final String AWAY = "test.engine.away";

  private final String service;
  private HttpServer server;

  /**
   * @param service as the lobby knows it
   */
  protected ServiceStub(String service) {
    this.service = service;
  }

  /** Makes more contexts. */
  protected void serveMore(HttpServer server) {}

  /** Which services besides the engine and the lobby are looked for here. */
  protected List<String> others() {
    return List.of();
  }

  @Override
  public final Map<String, String> start() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/internal/games/", ServiceStub::commits);
    server.createContext("/internal/service-tokens", this::token);
    serveMore(server);
    server.start();
    String address = "http://127.0.0.1:" + server.getAddress().getPort();
    Map<String, String> settings = new HashMap<>();
    settings.put("starpost.engine.address", address);
    settings.put("starpost.lobby.address", address);
    settings.put("starpost.lobby.secret", SECRET);
    others().forEach(other -> settings.put("starpost." + other + ".address", address));
    return settings;
  }

  /** The engine has these commits of a game. */
  public static void engineKnows(String game, String... commits) {
    System.setProperty(COMMITS + game, "[" + String.join(",", commits) + "]");
  }

  /** Whether the engine answers nobody who asks for commits. */
  public static void engineGoesAway(boolean away) {
    System.setProperty(AWAY, Boolean.toString(away));
  }

  /** By which the engine was asked for commits last. */
  public static String shown() {
    return System.getProperty(SHOWN);
  }

  private void token(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    boolean good = body.contains(SECRET) && body.contains("\"" + service + "\"");
    answer(
        exchange, good ? 200 : 401, "{\"accessToken\":\"%s\",\"expiresIn\":300}".formatted(TOKEN));
  }

  private static void commits(HttpExchange exchange) throws IOException {
    System.setProperty(SHOWN, authorization(exchange));
    if (Boolean.getBoolean(AWAY)) {
      answer(exchange, 503, "{}");
      return;
    }
    String game = exchange.getRequestURI().getPath().split("/", -1)[3];
    String commits = System.getProperty(COMMITS + game, "[]");
    answer(exchange, 200, "{\"commits\":" + commits + "}");
  }

  /** Whether somebody asks with the token that the lobby gave. */
  protected static boolean hasToken(HttpExchange exchange) {
    return ("Bearer " + TOKEN).equals(authorization(exchange));
  }

  private static String authorization(HttpExchange exchange) {
    return exchange.getRequestHeaders().getFirst("Authorization");
  }

  protected static void answer(HttpExchange exchange, int status, String json) throws IOException {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().add("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  @Override
  public final void stop() {
    server.stop(0);
  }
}
