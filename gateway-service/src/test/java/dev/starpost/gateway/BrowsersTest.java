package dev.starpost.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What browsers get: rules for pages of other origins, headers that protect, and our own pages. */
@GatewayTest
class BrowsersTest {
  @TestHTTPResource URI gateway;
  private Http http;

  @BeforeEach
  void connect() {
    http = new Http(gateway);
  }

  @Test
  void pages_of_other_origins_may_call_with_tokens_and_never_with_cookies() {
    Http.Answer preflight =
        http.call(
            "OPTIONS",
            "/v1/games/sv-1/moves",
            null,
            "Origin",
            "https://client.example",
            "Access-Control-Request-Method",
            "POST",
            "Access-Control-Request-Headers",
            "authorization,content-type,if-match");

    assertThat(preflight.status()).isEqualTo(204);
    assertThat(preflight.header("Access-Control-Allow-Origin")).isEqualTo("*");
    assertThat(preflight.header("Access-Control-Allow-Methods")).contains("POST", "PATCH");
    assertThat(preflight.header("Access-Control-Allow-Headers"))
        .contains("Authorization", "Content-Type", "If-Match", "Idempotency-Key", "Prefer")
        .doesNotContain("X-Starpost");
    assertThat(preflight.header("Access-Control-Allow-Credentials")).isNull();
    assertThat(preflight.header("Access-Control-Max-Age")).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/v1/catalog", "/v1/nothing", "/v1/dead/x", "/openapi"})
  void every_answer_can_be_read_by_pages_of_other_origins(String path) {
    Http.Answer answer = http.get(path, "Origin", "https://client.example");

    assertThat(answer.response().headers().allValues("Access-Control-Allow-Origin"))
        .containsExactly("*");
    assertThat(answer.header("Access-Control-Allow-Credentials")).isNull();
    assertThat(answer.header("Access-Control-Expose-Headers"))
        .contains("ETag", "Link", "Location", "Retry-After", "RateLimit", "X-Request-Id");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/docs", "/v1/catalog", "/v1/nothing", "/v1/dead/x"})
  void every_answer_protects_its_reader(String path) {
    Http.Answer answer = http.get(path);

    assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
    assertThat(answer.response().headers().allValues("Content-Security-Policy"))
        .singleElement()
        .asString()
        .contains("default-src 'none'", "frame-ancestors 'none'");
    assertThat(answer.header("Server")).isNull();
    assertThat(answer.header("Strict-Transport-Security")).isNull();
    assertThat(http.get(path, "X-Forwarded-Proto", "https").header("Strict-Transport-Security"))
        .startsWith("max-age=");
  }

  /** As a browser sends the form of the page, and as mail programs do it (RFC 8058). */
  @ParameterizedTest
  @ValueSource(strings = {"", "starpost_session=goodReader", "starpost_session=goneReader"})
  void whoever_has_the_link_can_unsubscribe_signed_in_or_not(String cookie) {
    String page = "/v1/mail/unsubscribe/a-link";
    for (Http.Answer answer :
        List.of(
            http.get(page, "Cookie", cookie),
            http.post(
                page,
                "List-Unsubscribe=One-Click",
                "Cookie",
                cookie,
                "Content-Type",
                "application/x-www-form-urlencoded"))) {
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.seen("authorization")).isNull();
      assertThat(answer.seen("cookie")).isNull();
      assertThat(answer.response().headers().allValues("Content-Security-Policy"))
          .singleElement()
          .asString()
          .contains("default-src 'none'", "style-src 'self'", "form-action 'self'")
          .doesNotContain("unsafe", "script-src");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', en, Your first call",
    "'fr-FR,fr;q=0.9', fr, Votre premier appel",
    "de, en, Your first call"
  })
  void the_front_page_says_how_to_begin_in_the_readers_language(
      String accepted, String language, String words) {
    Http.Answer page =
        http.get(
            "/",
            "Accept-Language",
            accepted,
            "X-Forwarded-Host",
            "play.example",
            "X-Forwarded-Proto",
            "https");

    assertThat(page.status()).isEqualTo(200);
    assertThat(page.header("Content-Type")).isEqualTo("text/html; charset=utf-8");
    assertThat(page.header("Content-Language")).isEqualTo(language);
    assertThat(page.text())
        .contains(words)
        .contains("<html lang=\"" + language + "\">")
        .contains("curl https://play.example/v1/catalog")
        .contains("href=\"/docs\"", "href=\"https://example.org/guide\"")
        .doesNotContain("{origin}", "{guide}", "<script");
  }

  @Test
  void a_strange_host_is_not_written_into_the_page() {
    Http.Answer page = http.get("/", "X-Forwarded-Host", "a\"><script>alert(1)</script>");

    assertThat(page.text()).doesNotContain("<script").contains("curl http://localhost:8080/");
  }

  @Test
  void the_page_to_try_the_api_brings_all_that_it_needs() {
    Http.Answer page = http.get("/docs");

    assertThat(page.text()).doesNotContain("//cdn", "https://", "<script>", "<style");
    assertThat(page.header("Content-Security-Policy"))
        .contains("script-src 'self'", "connect-src 'self'")
        .doesNotContain("http");
    for (String part : new String[] {"start.js", "swagger-ui-bundle.js", "swagger-ui.css"}) {
      assertThat(page.text()).contains("/docs/" + part);
      Http.Answer asset = http.get("/docs/" + part);
      assertThat(asset.status()).isEqualTo(200);
      assertThat(asset.header("Content-Type"))
          .startsWith(part.endsWith("js") ? "text/j" : "text/c");
    }
    assertThat(http.get("/docs/swagger-ui-bundle.js").text()).contains("SwaggerUIBundle");
    assertThat(http.get("/assets/starpost.css").text()).contains("prefers-color-scheme: dark");
    assertThat(http.get("/assets/star.svg").header("Content-Type")).isEqualTo("image/svg+xml");
  }

  @Test
  void a_page_that_the_browser_has_is_not_sent_again() {
    String tag = http.get("/docs/swagger-ui.css").header("ETag");

    Http.Answer again = http.get("/docs/swagger-ui.css", "If-None-Match", tag);

    assertThat(again.status()).isEqualTo(304);
    assertThat(again.text()).isEmpty();
  }

  @Test
  void pages_are_only_for_reading() {
    Http.Answer answer = http.post("/docs", "x");

    assertThat(answer.status()).isEqualTo(405);
    assertThat(answer.problem()).isEqualTo("method-not-allowed");
    assertThat(answer.header("Allow")).isEqualTo("GET, HEAD");
  }
}
