package dev.starpost.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@GatewayTest
class HeadersTest {
  @TestHTTPResource URI gateway;
  private Http http;

  @BeforeEach
  void connect() {
    http = new Http(gateway);
  }

  @Test
  void what_only_the_gateway_may_say_is_not_taken_from_outside() {
    Http.Answer answer =
        http.get(
            "/v1/catalog",
            "X-Starpost-Account",
            "mallory",
            "X-Real-IP",
            "1.1.1.1",
            "Forwarded",
            "for=1.1.1.1",
            "Cookie",
            "other=1",
            "X-Forwarded-Prefix",
            "/evil",
            "baggage",
            "a=b",
            "Accept",
            "application/json");

    for (String name :
        new String[] {
          "x-starpost-account", "x-real-ip", "forwarded", "cookie", "x-forwarded-prefix", "baggage"
        }) {
      assertThat(answer.seen(name)).as(name).isNull();
    }
    assertThat(answer.seen("accept")).isEqualTo("application/json");
  }

  @Test
  void what_is_said_to_the_neighbour_stays_with_the_neighbour() {
    String answer;
    try (RawHttp raw = RawHttp.to(gateway)) {
      answer =
          raw.send(
                  """
                  GET /v1/catalog HTTP/1.1\r
                  Host: play.example\r
                  Connection: close\r
                  Connection: x-private, X-Other\r
                  X-Private: 1\r
                  Keep-Alive: timeout=5\r
                  Proxy-Authorization: Basic abc\r
                  TE: trailers\r
                  Upgrade: websocket\r
                  X-Public: 1\r
                  \r
                  """)
              .rest();
    }

    assertThat(answer).startsWith("HTTP/1.1 200 ");
    String seen = answer.substring(answer.indexOf("\r\n\r\n"));
    assertThat(seen)
        .contains("\"x-public\"")
        .doesNotContain("x-private", "keep-alive", "proxy-authorization", "\"te\"", "upgrade");
    String head = answer.substring(0, answer.indexOf("\r\n\r\n"));
    assertThat(head).doesNotContainIgnoringCase("x-hop");
  }

  @Test
  void services_do_not_show_what_they_are_and_where() {
    Http.Answer answer = http.get("/v1/catalog");

    assertThat(answer.header("Server")).isNull();
    assertThat(answer.header("X-Powered-By")).isNull();
    assertThat(answer.header("X-Starpost-Secret")).isNull();
    assertThat(answer.header("ETag")).isEqualTo("\"7\"");
    assertThat(answer.header("Location")).isEqualTo("/v1/games/af-1");
    assertThat(answer.header("Link")).isEqualTo("</v1/games/af-1?after=2>; rel=\"next\"");
  }

  @Test
  void a_trusted_proxy_is_believed() {
    Http.Answer answer =
        http.get(
            "/v1/catalog",
            "X-Forwarded-For",
            "6.6.6.6, 203.0.113.9, 127.0.0.1",
            "X-Forwarded-Proto",
            "https",
            "X-Forwarded-Host",
            "play.example");

    // What stands before the first address that is no proxy of ours, anybody can have written.
    assertThat(answer.seen("x-forwarded-for")).isEqualTo("203.0.113.9");
    assertThat(answer.seen("x-forwarded-proto")).isEqualTo("https");
    assertThat(answer.seen("x-forwarded-host")).isEqualTo("play.example");
    assertThat(answer.header("Strict-Transport-Security")).startsWith("max-age=");
  }

  @ParameterizedTest
  @CsvSource({
    "::ffff:203.0.113.9, 203.0.113.9",
    "203.0.113.9:4711, 203.0.113.9",
    "[2001:db8::9]:4711, 2001:db8::9",
    "'203.0.113.9:4711, ::ffff:127.0.0.1', 203.0.113.9",
    "'203.0.113.9, [::ffff:127.0.0.1]:80', 203.0.113.9",
    "'203.0.113.9, nobody knows', 127.0.0.1"
  })
  void a_client_is_known_however_the_proxy_writes_its_address(String chain, String client) {
    assertThat(http.get("/v1/catalog", "X-Forwarded-For", chain).seen("x-forwarded-for"))
        .isEqualTo(client);
  }

  @Test
  void clients_behind_a_proxy_that_writes_ipv4_as_ipv6_are_counted_each() {
    for (int call = 0; call < 31; call++) {
      http.get("/v1/catalog", "X-Forwarded-For", "::ffff:198.51.100.1");
    }

    assertThat(http.get("/v1/catalog", "X-Forwarded-For", "198.51.100.1:80").status())
        .isEqualTo(429);
    assertThat(http.get("/v1/catalog", "X-Forwarded-For", "::ffff:198.51.100.2").status())
        .isEqualTo(200);
  }

  @Test
  void of_a_chain_without_end_only_the_end_is_looked_at() {
    String chain = "203.0.113.9" + ", 127.0.0.1".repeat(700);

    assertThat(http.get("/v1/catalog", "X-Forwarded-For", chain).seen("x-forwarded-for"))
        .isEqualTo("127.0.0.1");
  }

  @Test
  void a_stranger_is_not_believed() {
    try (RawHttp raw = RawHttp.from(2, gateway)) {
      String answer =
          raw.send(
                  """
                  GET /v1/catalog HTTP/1.1\r
                  Host: play.example\r
                  Connection: close\r
                  X-Forwarded-For: 203.0.113.9\r
                  X-Forwarded-Proto: https\r
                  X-Forwarded-Host: evil.example\r
                  \r
                  """)
              .rest();

      assertThat(answer)
          .contains("\"x-forwarded-for\":\"127.0.0.2\"")
          .contains("\"x-forwarded-proto\":\"http\"")
          .contains("\"x-forwarded-host\":\"play.example\"")
          .doesNotContain("203.0.113.9", "evil.example")
          .doesNotContainIgnoringCase("strict-transport-security");
    }
  }

  @Test
  void every_answer_has_a_request_id_which_the_service_knows_too() {
    Http.Answer answer = http.get("/v1/catalog");

    String id = answer.header("X-Request-Id");
    assertThat(id).matches("[0-7][0-9A-HJKMNP-TV-Z]{25}");
    assertThat(answer.response().headers().allValues("X-Request-Id")).hasSize(1);
    assertThat(answer.seen("x-request-id")).isEqualTo(id);
    assertThat(answer.seen("traceparent")).matches("00-[0-9a-f]{32}-[0-9a-f]{16}-00");
    assertThat(http.get("/v1/catalog").header("X-Request-Id")).isNotEqualTo(id);
    assertThat(http.get("/").header("X-Request-Id")).isNotNull();
    assertThat(http.get("/v1/nothing").header("X-Request-Id")).isNotNull();
  }

  @Test
  void a_request_id_of_our_form_is_kept_and_any_other_is_not() {
    String ours = "01JCW5Q0ZB0V6K8V7R1S2T3A4B";

    assertThat(http.get("/v1/catalog", "X-Request-Id", ours).header("X-Request-Id"))
        .isEqualTo(ours);
    assertThat(http.get("/v1/catalog", "X-Request-Id", "<script>").header("X-Request-Id"))
        .doesNotContain("script");
  }

  @Test
  void a_trace_of_the_client_goes_on() {
    String trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    Http.Answer answer =
        http.get(
            "/v1/catalog",
            "traceparent",
            "00-" + trace + "-00f067aa0ba902b7-01",
            "tracestate",
            "vendor=1");

    assertThat(answer.seen("traceparent"))
        .matches("00-" + trace + "-[0-9a-f]{16}-01")
        .doesNotContain("00f067aa0ba902b7");
    assertThat(answer.seen("tracestate")).isEqualTo("vendor=1");
    assertThat(http.get("/v1/catalog", "traceparent", "nonsense").seen("traceparent"))
        .matches("00-[0-9a-f]{32}-[0-9a-f]{16}-00");
  }

  @Test
  void an_address_or_headers_without_end_are_refused() {
    Http.Answer longAddress = http.get("/v1/catalog?x=" + "y".repeat(9_000));
    assertThat(longAddress.status()).isEqualTo(414);
    assertThat(longAddress.problem()).isEqualTo("address-too-long");

    Http.Answer longHeaders = http.get("/v1/catalog", "X-Long", "y".repeat(17_000));
    assertThat(longHeaders.status()).isEqualTo(431);
    assertThat(longHeaders.problem()).isEqualTo("headers-too-large");
  }
}
