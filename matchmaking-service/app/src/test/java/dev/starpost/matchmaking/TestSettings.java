package dev.starpost.matchmaking;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** How the service is set in tests: as usual, but without long pauses. */
public final class TestSettings implements QuarkusTestResourceLifecycleManager {
  @Override
  public Map<String, String> start() {
    return Map.of(
        "starpost.matching.every", "PT0.05S",
        "starpost.matching.stand-by", "PT0.2S",
        "starpost.tickets.sweep-every", "1s",
        "starpost.challenges.sweep-every", "1s");
  }

  @Override
  public void stop() {}
}
