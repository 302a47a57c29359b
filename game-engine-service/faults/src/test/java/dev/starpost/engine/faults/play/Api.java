package dev.starpost.engine.faults.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.NullNode;
import dev.starpost.engine.faults.platform.Engine;
import dev.starpost.engine.faults.platform.Platform;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/** Talks HTTP to the engines, whichever of them are up. */
public final class Api {
  public static final ObjectMapper JSON = new ObjectMapper();

  /** Longer than any wait that a command asks for. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private static final int WAIT_SECONDS = 3;
  private static final String PLAYER = "play";
  private static final String OPERATOR = "operate";

  private final Platform platform;
  private final HttpClient http =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(2))
          .build();
  private final Map<String, String> tokens = new ConcurrentHashMap<>();

  public Api(Platform platform) {
    this.platform = platform;
  }

  /** Any engine, whether it is up or not: nobody tells a client. */
  public Engine anyEngine() {
    List<Engine> engines = platform.engines();
    return engines.get(ThreadLocalRandom.current().nextInt(engines.size()));
  }

  /** Empty if there was no answer. */
  public Optional<Reply> get(Engine engine, String path, String account)
      throws InterruptedException {
    return send(request(engine, path, account, PLAYER).GET());
  }

  public Optional<Reply> post(Engine engine, Command command, long ifMatch)
      throws InterruptedException {
    HttpRequest.Builder request =
        request(engine, command.path(), command.account(), PLAYER)
            .header("Idempotency-Key", command.key())
            .header("If-Match", '"' + Long.toString(ifMatch) + '"')
            .header("Prefer", "wait=" + WAIT_SECONDS);
    return send(
        command.body().isPresent()
            ? request
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(command.body().get()))
            : request.POST(BodyPublishers.noBody()));
  }

  /**
   * Starts a game.
   *
   * @param move the time for each move, after which a seat forfeits; none for as much as they like
   */
  public Optional<Reply> start(
      Engine engine, String game, List<String> accounts, Optional<String> move)
      throws InterruptedException {
    var table = JSON.createObjectNode().put("game", game).put("visibility", "public");
    move.ifPresent(
        time ->
            table
                .putObject("clock")
                .put("kind", "per-move")
                .put("move", time)
                .put("timeout", "forfeit"));
    var players = table.putArray("players");
    accounts.forEach(
        account -> players.addObject().put("account", account).put("entropy", "of " + account));
    return start(engine, table);
  }

  /** Starts a game of Salvage that bots of these levels play among themselves. */
  public Optional<Reply> startOfBots(Engine engine, List<String> levels)
      throws InterruptedException {
    var table = JSON.createObjectNode().put("game", "salvage").put("visibility", "public");
    var players = table.putArray("players");
    levels.forEach(level -> players.addObject().put("bot", level));
    return start(engine, table);
  }

  private Optional<Reply> start(Engine engine, JsonNode table) throws InterruptedException {
    return send(
        request(engine, "/internal/games", "operator", OPERATOR)
            .timeout(PATIENCE.multipliedBy(2))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(table.toString())));
  }

  private HttpRequest.Builder request(Engine engine, String path, String account, String scope) {
    String token = tokens.computeIfAbsent(account, name -> platform.token(name, scope));
    return HttpRequest.newBuilder(engine.at(path))
        .timeout(PATIENCE)
        .header("Authorization", "Bearer " + token);
  }

  private Optional<Reply> send(HttpRequest.Builder request) throws InterruptedException {
    try {
      HttpResponse<String> response =
          http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      return Optional.of(new Reply(response.statusCode(), json(response.body())));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static JsonNode json(String body) {
    try {
      JsonNode json = JSON.readTree(body);
      return json == null ? NullNode.instance : json;
    } catch (JsonProcessingException e) {
      return JSON.getNodeFactory().textNode(body);
    }
  }
}
