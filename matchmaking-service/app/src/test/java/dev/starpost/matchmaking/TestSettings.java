package dev.starpost.matchmaking;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** How the service is set in tests: as usual, but without long pauses. */
public final class TestSettings implements QuarkusTestResourceLifecycleManager {
  @Override
  public Map<String, String> start() {
    return Map.of(
        "starpost.matching.interval", "PT0.05S",
        "starpost.matching.standby-interval", "PT0.2S",
        "starpost.tickets.sweep-interval", "1s",
        "starpost.challenges.sweep-interval", "1s");
  }

  @Override
  public void stop() {}
}
