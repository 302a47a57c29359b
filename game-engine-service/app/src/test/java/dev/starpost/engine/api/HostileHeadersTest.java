package dev.starpost.engine.api;

import dev.starpost.web.testkit.HostileHeadersSuite;
import dev.starpost.web.testkit.Tokens;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.List;
import java.util.Map;

@EngineTest
class HostileHeadersTest implements HostileHeadersSuite {
  @TestHTTPResource URI service;

  @Override
  public URI address() {
    return service;
  }

  @Override
  public List<String> calls() {
    return List.of(
        "GET /v1/catalog", "GET /v1/games/sv-none/stream", "POST /v1/games/sv-none/moves");
  }

  @Override
  public Map<String, String> alsoSent(int number) {
    return Map.of(
        "Authorization",
        "Bearer " + Tokens.player("hostile"),
        "Idempotency-Key",
        "key-of-a-hostile-request-" + number,
        "If-Match",
        "\"1\"");
  }
}
