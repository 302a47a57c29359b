package dev.starpost.gateway;

import static dev.starpost.gateway.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.gateway.token.TestTokens;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One document of what all services store about somebody, or none. */
@GatewayTest
class ExportTest {
  private static final String EXPORT = "/v1/me/export";

  @TestHTTPResource URI gateway;
  private Http http;

  @BeforeEach
  void connect() {
    http = new Http(gateway);
  }

  private Http.Answer exportOf(String session) {
    return http.get(EXPORT, "Cookie", "starpost_session=" + session);
  }

  @Test
  void a_browser_gets_the_parts_of_all_services() {
    Http.Answer export = exportOf("goodExport");

    assertThat(export.status()).isEqualTo(200);
    assertThat(export.header("Content-Type")).isEqualTo("application/json");
    assertThat(export.header("Cache-Control")).isEqualTo("no-store");
    assertThat(export.json().fieldNames())
        .toIterable()
        .containsExactlyInAnyOrder("account", "notes", "headers");
    assertThat(export.json().at("/account/name").asText()).isEqualTo("Ann");
    assertThat(export.seen("authorization")).isEqualTo("Bearer internal-of-goodExport");
    assertThat(export.seen("x-request-id")).isEqualTo(export.header("X-Request-Id"));
    assertThat(export.seen("cookie")).isNull();
  }

  @Test
  void an_access_token_goes_on_to_the_services_as_it_is() {
    String token = TestTokens.access("export-of-ann");

    Http.Answer export = http.get(EXPORT, "Authorization", "Bearer " + token);

    assertThat(export.status()).isEqualTo(200);
    assertThat(export.seen("authorization")).isEqualTo("Bearer " + token);
  }

  @Test
  void a_token_that_cannot_be_verified_here_is_for_the_services_to_judge() {
    Http.Answer export = http.get(EXPORT, "Authorization", "Bearer of-another-issuer");

    assertThat(export.status()).isEqualTo(200);
    assertThat(export.seen("authorization")).isEqualTo("Bearer of-another-issuer");
    assertThat(http.get(EXPORT, "Authorization", "Bearer a-Program").status()).isEqualTo(403);
  }

  @Test
  void a_program_is_refused_as_the_service_says() {
    Http.Answer refused =
        http.get(EXPORT, "Authorization", "Bearer " + TestTokens.personal("goodProgram"));

    assertThat(refused.status()).isEqualTo(403);
    assertThat(refused.problem()).isEqualTo("forbidden");
    assertThat(refused.header("X-Starpost-Secret")).isNull();
    assertThat(refused.text()).doesNotContain("Ann");
  }

  @Test
  void nobody_is_asked_who_they_are() {
    for (Http.Answer refused : List.of(http.get(EXPORT), exportOf("goneExport"))) {
      assertThat(refused.status()).isEqualTo(401);
      assertThat(refused.problem()).isEqualTo("unauthenticated");
      assertThat(refused.header("WWW-Authenticate")).isEqualTo("Bearer");
      assertThat(refused.text()).doesNotContain("Ann");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Hang", "Reset", "Half", "Failing", "Older", "Garbage", "Clash", "Long"})
  void while_one_service_does_not_tell_there_is_nothing(String trouble) {
    Http.Answer answer = exportOf("good" + trouble);

    assertThat(answer.status()).isEqualTo(503);
    assertThat(answer.problem()).isEqualTo("unavailable");
    assertThat(Integer.parseInt(answer.header("Retry-After"))).isPositive();
    assertThat(answer.text()).doesNotContain("Ann", "account");
  }

  @Test
  void only_so_many_are_gathered_at_once_and_then_others_have_their_turn() {
    List<CompletableFuture<Http.Answer>> slow = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      slow.add(http.later("GET", EXPORT, "Cookie", "starpost_session=goodHangTogether" + i));
    }

    eventually("all of them wait", () -> Http.keeper("/control/waiting").equals("3"));
    assertThat(exportOf(newSession()).problem()).isEqualTo("unavailable");
    assertThat(http.get(EXPORT).status()).as("nobody takes a turn").isEqualTo(401);
    slow.forEach(one -> assertThat(one.join().status()).isEqualTo(503));
    eventually("they are again", () -> exportOf(newSession()).status() == 200);
  }

  private static String newSession() {
    return "goodTurn" + Http.newAddress().replace(".", "");
  }

  @Test
  void it_counts_as_ten_reads() {
    for (int left = 20; left >= 0; left -= 10) {
      Http.Answer export = exportOf("goodOften");
      assertThat(export.status()).isEqualTo(200);
      assertThat(export.header("RateLimit")).startsWith("\"reads\";r=" + left + ";t=");
    }

    assertThat(exportOf("goodOften").status()).isEqualTo(429);
  }

  @Test
  void it_is_only_for_reading() {
    Http.Answer head =
        http.call("HEAD", EXPORT, null, "Cookie", "starpost_session=goodHeadOfExport");
    assertThat(head.status()).isEqualTo(200);
    assertThat(head.text()).isEmpty();

    Http.Answer refused =
        http.post(EXPORT, "{}", "Cookie", "starpost_session=goodPost", "X-Starpost", "web");
    assertThat(refused.status()).isEqualTo(405);
    assertThat(refused.problem()).isEqualTo("method-not-allowed");
    assertThat(refused.header("Allow")).isEqualTo("GET, HEAD");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/internal/export",
        "/v1/me/export/../../../internal/export",
        "/v1/keeper/%2e%2e/internal/export",
        "//internal/export",
        "/v1/me/export/"
      })
  void the_parts_alone_are_nowhere(String path) {
    Http.Answer answer = http.get(path, "Cookie", "starpost_session=goodAround");

    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.text()).doesNotContain("Ann");
  }
}
