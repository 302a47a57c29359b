package dev.starpost.gateway;

import static dev.starpost.gateway.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.gateway.token.TestTokens;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jboss.logmanager.ExtLogRecord;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What operators see: health, metrics, logs. */
@GatewayTest
class OperationsTest {
  @TestHTTPResource URI gateway;

  @TestHTTPResource(value = "/", management = true)
  URI management;

  private Http http;
  private Http operator;

  @BeforeEach
  void connect() {
    http = new Http(gateway);
    operator = new Http(management);
  }

  @Test
  void the_gateway_is_ready_though_a_service_is_not() {
    assertThat(operator.get("/q/health/live").status()).isEqualTo(200);
    assertThat(operator.get("/q/health/ready").status()).isEqualTo(200);

    Http.Answer services = operator.get("/q/health/group/services");
    assertThat(services.status()).isEqualTo(503);
    assertThat(services.json().at("/checks/0/data/engine").asBoolean()).isTrue();
    assertThat(services.json().at("/checks/0/data/lobby").asBoolean()).isFalse();
    assertThat(services.json().at("/checks/0/data/dead").asBoolean()).isFalse();
  }

  @Test
  void everything_is_counted_by_route_and_never_by_address() {
    http.get("/v1/games/sv-counted/options");
    http.get("/v1/dead/counted");
    http.get("/v1/catalog", "Authorization", "Bearer " + TestTokens.personal("goodCounted"));
    String stranger = Http.newAddress();
    for (int i = 0; i < 5; i++) {
      http.post("/v1/guests", "", "X-Forwarded-For", stranger);
    }

    eventually(
        "the counts are there",
        () -> {
          String metrics = operator.get("/q/metrics").text();
          return metrics
                  .lines()
                  .anyMatch(
                      line ->
                          line.startsWith("starpost_gateway_requests_seconds_count")
                              && line.contains("route=\"/v1/games/{id}/**\"")
                              && line.contains("status=\"200\""))
              && metrics.contains("starpost_gateway_upstream_seconds_count{outcome=\"failed\"")
              && metrics.contains("starpost_gateway_rate_limited_total{class=\"sign-in\"")
              && metrics.contains("starpost_gateway_exchanges_total{outcome=\"good\"")
              && metrics.contains("starpost_gateway_streams ")
              && !metrics.contains("sv-counted");
        });
  }

  @Test
  void every_request_is_one_line_in_the_log_without_its_secrets() {
    List<ExtLogRecord> lines = new CopyOnWriteArrayList<>();
    Handler listener =
        new Handler() {
          @Override
          public void publish(LogRecord line) {
            ExtLogRecord record = ExtLogRecord.wrap(line);
            record.copyAll();
            lines.add(record);
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger root = Logger.getLogger("");
    root.addHandler(listener);
    try {
      String token = TestTokens.personal("goodLogged");
      Http.Answer answer =
          http.get(
              "/v1/games/sv-logged?secret=hush",
              "Authorization",
              "Bearer " + token,
              "Cookie",
              "starpost_session=hush");
      String id = answer.header("X-Request-Id");
      eventually("it is logged", () -> lines.stream().anyMatch(line -> isOf(line, id)));

      ExtLogRecord line = lines.stream().filter(each -> isOf(each, id)).findFirst().orElseThrow();
      assertThat(line.getMdc("route")).isEqualTo("/v1/games/{id}/**");
      assertThat(line.getMdc("method")).isEqualTo("GET");
      assertThat(line.getMdc("status")).isEqualTo("200");
      assertThat(line.getMdc("caller")).startsWith("account-goodLogged");
      assertThat(Long.parseLong(line.getMdc("millis"))).isNotNegative();
      assertThat(line.getMdc("traceId")).isEqualTo(answer.seen("traceparent").substring(3, 35));
      assertThat(lines)
          .allSatisfy(
              each ->
                  assertThat(each.getMessage() + List.of(parameters(each)) + each.getMdcCopy())
                      .doesNotContain("stp_", "hush", "internal-of"));
    } finally {
      root.removeHandler(listener);
    }
  }

  private static Object[] parameters(LogRecord line) {
    return line.getParameters() == null ? new Object[0] : line.getParameters();
  }

  private static boolean isOf(ExtLogRecord line, String requestId) {
    return requestId.equals(line.getMdc("requestId"));
  }
}
