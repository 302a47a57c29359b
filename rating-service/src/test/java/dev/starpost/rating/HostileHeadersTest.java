package dev.starpost.rating;

import dev.starpost.web.testkit.HostileHeadersSuite;
import dev.starpost.web.testkit.Tokens;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.List;
import java.util.Map;

@RatingTest
class HostileHeadersTest implements HostileHeadersSuite {
  @TestHTTPResource URI service;

  @Override
  public URI address() {
    return service;
  }

  @Override
  public List<String> calls() {
    return List.of(
        "GET /v1/ladders/salvage",
        "GET /v1/players/Nobody/ratings/salvage",
        "POST /v1/admin/games/sv-none/void");
  }

  @Override
  public Map<String, String> alsoSent(int number) {
    return Map.of(
        "Authorization",
        "Bearer " + Tokens.operator(),
        "Idempotency-Key",
        "key-of-a-hostile-request-" + number);
  }
}
