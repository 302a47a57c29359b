package dev.starpost.gateway;

import static dev.starpost.gateway.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.gateway.token.TestTokens;
import io.quarkus.test.common.http.TestHTTPResource;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@GatewayTest
class StreamsTest {
  @TestHTTPResource URI gateway;
  private Http http;

  @BeforeEach
  void connect() {
    http = new Http(gateway);
  }

  @ParameterizedTest
  @ValueSource(strings = {"text/event-stream", "application/x-ndjson"})
  void every_line_arrives_while_the_service_has_not_said_the_next(String type) throws IOException {
    String game = "sv-lines-" + type.length();
    HttpResponse<InputStream> stream = open(game, type);
    try (BufferedReader lines = reader(stream)) {
      assertThat(stream.headers().firstValue("Content-Type")).contains(type);
      assertThat(lines.readLine()).isEqualTo("first");
      for (int i = 0; i < 20; i++) {
        say(game, "line-" + i);
        assertThat(lines.readLine()).isEqualTo("line-" + i);
      }
      Http.engine("/control/end?game=" + game);
      assertThat(lines.readLine()).isNull();
    }
  }

  @Test
  void a_stream_goes_on_longer_than_any_call_may_take() throws Exception {
    try (BufferedReader lines = reader(open("sv-long", "text/event-stream"))) {
      lines.readLine();
      // A call would have a second in the tests' settings, a silent stream two.
      for (int i = 0; i < 4; i++) {
        Thread.sleep(800);
        say("sv-long", "still-here");
        assertThat(lines.readLine()).isEqualTo("still-here");
      }
    }
  }

  @Test
  void a_stream_without_a_sign_of_life_is_given_up() throws IOException {
    try (BufferedReader lines = reader(open("sv-silent", "text/event-stream"))) {
      lines.readLine();
      assertThatThrownBy(lines::readLine).isInstanceOf(IOException.class);
    }
    eventually("the service has been told", () -> !isOpen("sv-silent"));
  }

  @Test
  void a_client_that_goes_away_ends_the_stream_at_the_service() throws IOException {
    try (BufferedReader lines = reader(open("sv-left", "text/event-stream"))) {
      lines.readLine();
      assertThat(isOpen("sv-left")).isTrue();
    }
    eventually("the service has been told", () -> !isOpen("sv-left"));
  }

  @Test
  void a_stream_that_breaks_at_the_service_breaks_at_the_client() throws IOException {
    try (BufferedReader lines = reader(open("sv-broken", "application/x-ndjson"))) {
      lines.readLine();
      Http.engine("/control/break?game=sv-broken");
      assertThatThrownBy(lines::readLine).isInstanceOf(IOException.class);
    }
  }

  @Test
  void a_client_that_does_not_read_holds_the_service_back() throws Exception {
    try (RawHttp raw = RawHttp.to(gateway)) {
      raw.send(
          """
          GET /v1/games/sv-flood/stream?do=flood HTTP/1.1\r
          Host: x\r
          Accept: application/x-ndjson\r
          \r
          """);
      eventually("the flood has begun", () -> flooded() > 0);
      // As soon as all buffers on the way are full, nothing moves any more.
      long[] before = {-1};
      eventually(
          "it comes to a stop",
          () -> {
            long now = flooded();
            boolean stands = now == before[0];
            before[0] = now;
            sleep(200);
            return stands && flooded() == now;
          });
      assertThat(flooded()).isLessThan(32_000_000);
    }
    eventually("and ends with the client", () -> !isOpen("sv-flood"));
  }

  @Test
  void streams_pass_by_http_2_too_and_end_with_their_client() throws Exception {
    HttpClient second = HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build();
    HttpResponse<InputStream> stream =
        second.send(
            http.request("GET", "/v1/games/sv-two/stream", null, "Accept", "text/event-stream")
                .build(),
            HttpResponse.BodyHandlers.ofInputStream());
    assertThat(stream.version()).isEqualTo(HttpClient.Version.HTTP_2);
    try (BufferedReader lines = reader(stream)) {
      assertThat(lines.readLine()).isEqualTo("first");
      say("sv-two", "line");
      assertThat(lines.readLine()).isEqualTo("line");
    }
    eventually("the service has been told", () -> !isOpen("sv-two"));
  }

  @Test
  void a_stream_of_a_personal_token_ends_when_the_token_is_revoked() throws IOException {
    String game = "sv-revoked";
    String token = TestTokens.personal("goodListener");
    HttpResponse<InputStream> stream =
        http.open(
            "/v1/games/" + game + "/stream?do=who",
            "Accept",
            "text/event-stream",
            "Authorization",
            "Bearer " + token);
    try (BufferedReader lines = reader(stream)) {
      // One that lives longer than a minute: the gateway goes on asking.
      assertThat(lines.readLine())
          .startsWith("Bearer internal-of-goodListener")
          .endsWith("-for-a-stream");
      Http.lobby("/control/revoke?secret=" + token);
      eventually(
          "the stream has ended",
          () -> {
            say(game, "still-here");
            return !isOpen(game);
          });
      assertThat(lines.lines()).allMatch("still-here"::equals);
    }
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private HttpResponse<InputStream> open(String game, String type) {
    return http.open("/v1/games/" + game + "/stream", "Accept", type);
  }

  private static BufferedReader reader(HttpResponse<InputStream> stream) {
    assertThat(stream.statusCode()).isEqualTo(200);
    return new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8));
  }

  private static void say(String game, String line) {
    Http.engine("/control/say?game=" + game + "&line=" + line);
  }

  private static boolean isOpen(String game) {
    return Http.parse(Http.engine("/control/state?game=" + game)).path("open").asBoolean();
  }

  private static long flooded() {
    return Http.parse(Http.engine("/control/state")).path("flooded").asLong();
  }
}
