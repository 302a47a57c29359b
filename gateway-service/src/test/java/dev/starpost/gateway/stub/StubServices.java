package dev.starpost.gateway.stub;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Stand for the services, on real ports. Tests tell them by addresses what to do. */
public final class StubServices implements QuarkusTestResourceLifecycleManager {
  public static final String ENGINE = "test.engine";
  public static final String LOBBY = "test.lobby";
  public static final String LOBBY_CONTROL = "test.lobby.control";
  public static final String KEEPER = "test.keeper";
  public static final String KEY = "test.key";

  private final Vertx vertx = Vertx.vertx();

  @Override
  public Map<String, String> start() {
    int engine = new StubEngine(vertx).start();
    int keeper = new StubKeeper(vertx).start();
    StubLobby lobbyStub = new StubLobby(vertx);
    int lobby = lobbyStub.start();
    Map<String, String> settings = new HashMap<>();
    settings.put(ENGINE, address(engine));
    settings.put(LOBBY, address(lobby));
    settings.put(LOBBY_CONTROL, address(lobbyStub.startControl()));
    settings.put(KEEPER, address(keeper));
    settings.put(KEY, lobbyStub.privateKey());
    settings.put("quarkus.http.test-port", "0");
    settings.put("quarkus.management.test-port", "0");
    settings.put("quarkus.log.console.json.enabled", "false");
    settings.put("quarkus.shutdown.delay-enabled", "true");
    String services = "starpost.gateway.services.";
    settings.put(services + "engine.address", address(engine));
    settings.put(services + "lobby.address", address(lobby));
    settings.put(services + "notification.address", address(engine));
    settings.put(services + "rating.address", address(engine));
    settings.put(services + "matchmaking.address", address(engine));
    settings.put(services + "keeper.address", address(keeper));
    settings.put(services + "keeper.paths", "/v1/keeper/**");
    for (String other : List.of("notification", "rating", "matchmaking", "dead", "pair", "lost")) {
      settings.put(services + other + ".export", "false");
    }
    settings.put("starpost.gateway.export.response-timeout", "1S");
    settings.put("starpost.gateway.export.size", "100K");
    settings.put("starpost.gateway.export.at-once", "3");
    settings.put(services + "dead.address", address(unusedPort()));
    settings.put(services + "dead.paths", "/v1/dead/**");
    settings.put(
        services + "pair.address",
        String.join(",", address(engine), address(unusedPort()), address(lobby)));
    settings.put(services + "pair.paths", "/v1/pair/**");
    // An address that belongs to nobody: the network loses what is sent there, or says so.
    settings.put(services + "lost.address", "http://192.0.2.1:9");
    settings.put(services + "lost.paths", "/v1/lost/**");
    settings.put("starpost.gateway.connect-timeout", "0.3S");
    settings.put("starpost.gateway.response-timeout", "1S");
    settings.put("starpost.gateway.idle-timeout", "1S");
    settings.put("starpost.gateway.request-body-timeout", "1S");
    settings.put("starpost.gateway.streams.idle-timeout", "2S");
    settings.put("starpost.gateway.streams.token-check-interval", "0.5S");
    settings.put("starpost.gateway.trusted-proxies", "127.0.0.1/32");
    settings.put("starpost.gateway.guide", "https://example.org/guide");
    settings.put("starpost.gateway.openapi.retry-interval", "0.1S");
    settings.put("starpost.gateway.openapi.refresh-interval", "0.2S");
    limit(settings, "reads", 30);
    limit(settings, "plays", 10);
    limit(settings, "creations", 8);
    limit(settings, "streams", 6);
    limit(settings, "sign-in", 4);
    limit(settings, "bad-tokens", 5);
    return settings;
  }

  /** As services have them. */
  static HttpServerOptions limits() {
    return new HttpServerOptions().setMaxInitialLineLength(16 * 1024).setMaxHeaderSize(20 * 1024);
  }

  @Override
  public void stop() {
    try {
      vertx.close().toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void limit(Map<String, String> settings, String name, int calls) {
    settings.put("starpost.gateway.limits." + name + ".calls", Integer.toString(calls));
    settings.put("starpost.gateway.limits." + name + ".per", "600S");
  }

  private static String address(int port) {
    return "http://127.0.0.1:" + port;
  }

  private static int unusedPort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
