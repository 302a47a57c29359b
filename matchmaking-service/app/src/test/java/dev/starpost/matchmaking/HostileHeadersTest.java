package dev.starpost.matchmaking;

import dev.starpost.web.testkit.HostileHeadersSuite;
import dev.starpost.web.testkit.Tokens;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.List;
import java.util.Map;

@MatchmakingTest
class HostileHeadersTest implements HostileHeadersSuite {
  @TestHTTPResource URI service;

  @Override
  public URI address() {
    return service;
  }

  @Override
  public List<String> calls() {
    return List.of("GET /v1/tickets", "GET /v1/challenges", "POST /v1/tickets");
  }

  @Override
  public Map<String, String> alsoSent(int number) {
    return Map.of(
        "Authorization",
        "Bearer " + Tokens.withScopes("hostile", "read play tickets"),
        "Idempotency-Key",
        "key-of-a-hostile-request-" + number);
  }
}
