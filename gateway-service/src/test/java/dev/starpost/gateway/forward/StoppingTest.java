package dev.starpost.gateway.forward;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.gateway.stub.StubServices;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.test.common.TestResourceScope;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** A gateway of its own, because it takes no streams afterwards. */
@QuarkusTest
@TestProfile(StoppingTest.OfItsOwn.class)
@WithTestResource(value = StubServices.class, scope = TestResourceScope.GLOBAL)
class StoppingTest {
  /** So that no other test shares it. */
  public static final class OfItsOwn implements QuarkusTestProfile {}

  @TestHTTPResource("/v1/games/sv-stopping/stream")
  URI stream;

  @TestHTTPResource("/v1/catalog")
  URI catalog;

  @Inject OpenStreams streams;

  @Test
  void streams_end_properly_and_calls_go_on() throws Exception {
    HttpResponse<InputStream> open = get(stream);
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(open.body(), StandardCharsets.UTF_8))) {
      assertThat(lines.readLine()).isEqualTo("first");

      streams.close(new ShutdownDelayInitiatedEvent());

      assertThat(lines.readLine()).as("an end, not a break").isNull();
    }
    HttpResponse<InputStream> refused = get(stream);
    assertThat(refused.statusCode()).isEqualTo(503);
    assertThat(refused.headers().firstValue("Retry-After")).isPresent();
    assertThat(get(catalog).statusCode()).isEqualTo(200);
  }

  private static HttpResponse<InputStream> get(URI address) throws Exception {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(address)
                .version(HttpClient.Version.HTTP_1_1)
                .header("Accept", "text/event-stream")
                .build(),
            HttpResponse.BodyHandlers.ofInputStream());
  }
}
