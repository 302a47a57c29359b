package dev.starpost.notification;

import dev.starpost.web.testkit.HostileHeadersSuite;
import dev.starpost.web.testkit.Tokens;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.List;
import java.util.Map;

@NotificationTest
class HostileHeadersTest implements HostileHeadersSuite {
  @TestHTTPResource URI service;

  @Override
  public URI address() {
    return service;
  }

  @Override
  public List<String> calls() {
    return List.of("GET /v1/me/notifications", "GET /v1/me/stream", "POST /v1/webhooks");
  }

  @Override
  public Map<String, String> alsoSent(int number) {
    return Map.of(
        "Authorization",
        "Bearer " + Tokens.withScopes("hostile-" + number, "read account webhooks"),
        "Idempotency-Key",
        "key-of-a-hostile-request-" + number);
  }
}
