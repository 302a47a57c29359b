package dev.starpost.lobby;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** How the lobby is set in tests. */
public final class TestSettings implements QuarkusTestResourceLifecycleManager {
  public static final String OPERATOR = "Operator-Olga";
  public static final String SERVICE_SECRET = "thirty-two characters or even more";

  @Override
  public Map<String, String> start() {
    return Map.of(
        "quarkus.http.test-port",
        "0",
        "quarkus.log.console.json.enabled",
        "false",
        // Cheap, so that tests are not about waiting; what it costs is tested apart.
        "starpost.passwords.memory",
        "1024",
        "starpost.passwords.iterations",
        "1",
        // So long that no test is slow enough to get another attempt.
        "starpost.sessions.attempt-interval",
        "PT1H",
        "starpost.operators",
        "Nobody-Yet, " + OPERATOR,
        "starpost.services.notification.secret",
        SERVICE_SECRET,
        // Few, so that a test can fill it.
        "starpost.tables.most-bot-games-of-a-network",
        "12",
        // A new key signs at once.
        "starpost.keys.announced",
        "PT0S");
  }

  @Override
  public void stop() {}
}
