package dev.starpost.gateway;

import dev.starpost.web.testkit.HostileHeadersSuite;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.List;
import java.util.Map;

@GatewayTest
class HostileHeadersTest implements HostileHeadersSuite {
  @TestHTTPResource URI gateway;

  @Override
  public URI address() {
    return gateway;
  }

  @Override
  public List<String> calls() {
    return List.of("GET /", "GET /v1/nothing", "GET /v1/catalog", "POST /v1/tables");
  }

  /** Nobody is refused for having called too often. */
  @Override
  public Map<String, String> alsoSent(int number) {
    return Map.of("X-Forwarded-For", Http.newAddress());
  }
}
