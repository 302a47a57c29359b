package dev.starpost.gateway;

import static dev.starpost.gateway.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.test.common.http.TestHTTPResource;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Services that are down, slow, or die in the middle. */
@GatewayTest
class TroubleTest {
  @TestHTTPResource URI gateway;

  @TestHTTPResource(value = "/", management = true)
  URI management;

  private Http http;

  @BeforeEach
  void connect() {
    http = new Http(gateway);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/v1/dead/x",
        "/v1/lost/x",
        "/v1/catalog?do=hang",
        "/v1/catalog?do=reset",
        "/v1/catalog?do=garbage"
      })
  void a_service_that_does_not_answer_is_a_503_with_a_time_to_come_back(String path) {
    for (String method : new String[] {"GET", "POST"}) {
      Http.Answer answer = http.call(method, path, null);

      assertThat(answer.status()).isEqualTo(503);
      assertThat(answer.problem()).isEqualTo("unavailable");
      assertThat(Integer.parseInt(answer.header("Retry-After"))).isPositive();
      assertThat(answer.text()).doesNotContain("Exception", "127.0.0.1", "java");
    }
  }

  @Test
  void a_read_that_found_no_connection_is_tried_again() {
    long began = System.nanoTime();

    assertThat(http.get("/v1/dead/x").status()).isEqualTo(503);

    assertThat(Duration.ofNanos(System.nanoTime() - began))
        .isGreaterThanOrEqualTo(Duration.ofMillis(100));
  }

  @ParameterizedTest
  @ValueSource(strings = {"half", "half-chunked", "stall"})
  void an_answer_that_breaks_off_does_not_look_whole(String how) {
    double before = brokenOff();

    assertThatThrownBy(() -> http.get("/v1/catalog?do=" + how))
        .isInstanceOf(UncheckedIOException.class);

    // A request that nobody has seen the end of would hold up the gateway when it stops.
    eventually("its end is known", () -> brokenOff() > before);
  }

  @Test
  void errors_of_services_are_theirs() {
    assertThat(http.get("/v1/catalog?status=500").status()).isEqualTo(500);
    assertThat(http.get("/v1/catalog?status=422").json().path("service").asText())
        .isEqualTo("engine");
  }

  @Test
  void trouble_leaves_nothing_behind() {
    for (int i = 0; i < 20; i++) {
      http.get("/v1/catalog?do=reset");
    }
    assertThat(http.get("/v1/catalog").status()).isEqualTo(200);
  }

  @Test
  void a_client_that_goes_away_ends_the_request_to_the_service() {
    int before = waiting();
    try (RawHttp raw = RawHttp.to(gateway)) {
      raw.send("GET /v1/catalog?do=hang HTTP/1.1\r\nHost: x\r\n\r\n");
      eventually("the service works on it", () -> waiting() > before);
    }
    eventually("the service has been told", () -> waiting() == before);
  }

  @Test
  void many_slow_answers_do_not_hold_up_the_others() {
    CompletableFuture<?>[] slow = new CompletableFuture<?>[20];
    for (int i = 0; i < slow.length; i++) {
      slow[i] = http.later("GET", "/v1/catalog?do=hang");
    }

    assertThat(http.get("/v1/catalog").status()).isEqualTo(200);
    CompletableFuture.allOf(slow).join();
  }

  private double brokenOff() {
    return new Http(management)
        .get("/q/metrics")
        .text()
        .lines()
        .filter(
            line ->
                line.startsWith("starpost_gateway_requests_seconds_count")
                    && line.contains("/v1/catalog/**")
                    && line.contains("status=\"499\""))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  private static int waiting() {
    return Http.parse(Http.engine("/control/state")).path("waiting").asInt();
  }
}
