package dev.starpost.lobby;

import dev.starpost.web.testkit.HostileHeadersSuite;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;

@LobbyTest
class HostileHeadersTest implements HostileHeadersSuite {
  @TestHTTPResource URI service;
  private String token;

  @BeforeEach
  void signIn() {
    token = People.newGuest().accessToken();
  }

  @Override
  public URI address() {
    return service;
  }

  @Override
  public List<String> calls() {
    return List.of("GET /v1/me", "PATCH /v1/me", "POST /v1/tables");
  }

  @Override
  public Map<String, String> alsoSent(int number) {
    return Map.of(
        "Authorization",
        "Bearer " + token,
        "Idempotency-Key",
        "key-of-a-hostile-request-" + number);
  }
}
