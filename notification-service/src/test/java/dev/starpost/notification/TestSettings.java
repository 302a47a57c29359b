package dev.starpost.notification;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** How the service is set in tests: as usual, but without long pauses. */
public final class TestSettings implements QuarkusTestResourceLifecycleManager {
  @Override
  public Map<String, String> start() {
    return Map.ofEntries(
        Map.entry("starpost.secrets.key", "a key of tests that nobody else would ever use"),
        Map.entry("starpost.mail.site", "https://play.example.org"),
        Map.entry("starpost.mail.gather", "PT0.3S"),
        Map.entry("starpost.jobs.poll-interval", "PT0.05S"),
        Map.entry("starpost.jobs.recovery-interval", "PT0.5S"),
        Map.entry("starpost.reminders.interval", "1s"),
        Map.entry("starpost.streams.keep-alive", "PT0.2S"),
        Map.entry("starpost.streams.per-account", "3"),
        Map.entry("starpost.webhooks.allow-private", "true"),
        Map.entry("starpost.webhooks.response-timeout", "PT1S"),
        Map.entry("starpost.webhooks.backoff", "PT0.1S,PT0.2S,PT0.3S"));
  }

  @Override
  public void stop() {}
}
