package dev.starpost.notification;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** How the service is set in tests: as usual, but without long pauses. */
public final class TestSettings implements QuarkusTestResourceLifecycleManager {
  @Override
  public Map<String, String> start() {
    return Map.of(
        "starpost.secrets.key", "a key of tests that nobody else would ever use",
        "starpost.mail.site", "https://play.example.org",
        "starpost.mail.gather", "PT0.3S",
        "starpost.mail.poll-interval", "PT0.05S",
        "starpost.reminders.interval", "1s",
        "starpost.streams.keep-alive", "PT0.2S",
        "starpost.streams.per-account", "3",
        "starpost.webhooks.allow-private", "true",
        "starpost.webhooks.response-timeout", "PT1S",
        "starpost.webhooks.backoff", "PT0.1S,PT0.2S,PT0.3S");
  }

  @Override
  public void stop() {}
}
