package dev.starpost.lobby.engine;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.lobby.identity.auth.AccessTokens;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/** Answers like the engine for what it has told of games, a few commits at a time. */
public final class StubEngine implements AutoCloseable {
  private static final int PAGE = 3;

  private final HttpServer server;
  private final Map<String, List<String>> commits = new ConcurrentHashMap<>();
  private final AtomicInteger questions = new AtomicInteger();
  private volatile boolean away;

  public StubEngine() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/internal/games/", this::answer);
    server.start();
  }

  /** What the lobby asks it by. */
  public EngineClient client(AccessTokens tokens) {
    URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    return new EngineClient(
        new Settings(List.of(address), Duration.ofSeconds(2), Duration.ofSeconds(10)), tokens);
  }

  private record Settings(List<URI> address, Duration connectTimeout, Duration responseTimeout)
      implements EngineClientSettings {
    @Override
    public Optional<String> token() {
      return Optional.empty();
    }

    @Override
    public int mostQuestions() {
      return 20;
    }
  }

  /** The next commit of its game. */
  public void knows(GameCommit commit) {
    knows(commit.gameId(), ContractJson.text(commit));
  }

  public void knows(String game, String commit) {
    commits.computeIfAbsent(game, id -> new CopyOnWriteArrayList<>()).add(commit);
  }

  /** Answers that it cannot answer, or does so no longer. */
  public void goAway(boolean isAway) {
    away = isAway;
  }

  /** How often it was asked. */
  public int questions() {
    return questions.get();
  }

  private void answer(HttpExchange exchange) throws IOException {
    questions.incrementAndGet();
    String game = exchange.getRequestURI().getPath().split("/", -1)[3];
    int after = Integer.parseInt(exchange.getRequestURI().getQuery().replace("after=", ""));
    List<String> all = new ArrayList<>(commits.getOrDefault(game, List.of()));
    String body =
        all.subList(Math.min(after, all.size()), Math.min(after + PAGE, all.size())).stream()
            .collect(Collectors.joining(",", "{\"commits\":[", "]}"));
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().add("Content-Type", "application/json");
    exchange.sendResponseHeaders(away ? 503 : 200, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
