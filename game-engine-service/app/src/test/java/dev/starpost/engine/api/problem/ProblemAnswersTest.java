package dev.starpost.engine.api.problem;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;

import dev.starpost.engine.api.EngineTest;
import dev.starpost.web.testkit.Tokens;
import io.quarkus.test.common.http.TestHTTPResource;
import io.restassured.response.ValidatableResponse;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@EngineTest
class ProblemAnswersTest {
  private static final int TOO_MANY_BYTES = 64 * 1024 + 1;

  @TestHTTPResource("/")
  URL root;

  private static ValidatableResponse is(
      ValidatableResponse answer, int status, String code, String detail) {
    return answer
        .statusCode(status)
        .contentType("application/problem+json")
        .body("type", equalTo("https://starpost.dev/problems/" + code))
        .body("title", notNullValue())
        .body("status", equalTo(status))
        .body("detail", containsString(detail));
  }

  private static ValidatableResponse post(String body) {
    return given().contentType("application/json").body(body).post("/trouble").then();
  }

  @Test
  void what_is_not_json_is_told_where() {
    is(post("{\"name\": \n  oops}"), 400, "malformed-request", "line 2");
  }

  @Test
  void a_body_that_breaks_off_is_malformed() {
    is(post("{\"name\": \"a"), 400, "malformed-request", "");
  }

  @Test
  void a_field_of_the_wrong_kind_is_named_and_nothing_of_java_is_told() {
    is(
            post("{\"name\": \"a\", \"items\": [{\"weight\": 1}, {\"weight\": \"heavy\"}]}"),
            400,
            "malformed-request",
            "This call expects items[1].weight: a whole number.")
        .body("field", equalTo("items[1].weight"))
        .body(not(containsString("java")))
        .body(not(containsString("Parcel")));
  }

  @Test
  void a_body_of_another_shape_is_malformed() {
    is(
            post("[1, 2]"),
            400,
            "malformed-request",
            "This call expects a body: an object with name and items.")
        .body(not(containsString("Parcel")));
  }

  @Test
  void problems_speak_french_to_those_who_want_it() {
    is(
            given().header("Accept-Language", "fr-CA,fr;q=0.9").get("/v1/nowhere").then(),
            404,
            "not-found",
            "Il n'y a rien à cette adresse.")
        .header("Content-Language", "fr");
  }

  @Test
  void without_a_token_one_is_asked_for_it() {
    is(given().get("/v1/games/sv-1").then(), 401, "unauthenticated", "Bearer")
        .header("WWW-Authenticate", "Bearer");
  }

  @Test
  void the_scopes_that_are_needed_are_told() {
    is(
            given().auth().oauth2(Tokens.player("ann")).post("/trouble/operated").then(),
            403,
            "forbidden",
            "operate")
        .body("scopes[0]", equalTo("operate"));
    is(
            given().auth().oauth2(Tokens.withScopes("ann", "chat")).get("/v1/games/sv-1").then(),
            403,
            "forbidden",
            "read, play")
        .body("scopes[1]", equalTo("play"));
  }

  @ParameterizedTest
  @CsvSource({
    "mongo, 503, unavailable",
    "unreadable, 503, game-parked",
    "bug, 500, internal-error",
    "io, 500, internal-error",
    "problem, 409, game-running"
  })
  void what_goes_wrong_inside_stays_inside(String kind, int status, String code) {
    for (String path : new String[] {"/trouble/", "/trouble/later/", "/trouble/joined/"}) {
      ValidatableResponse answer =
          is(given().get(path + kind).then(), status, code, "")
              .body(not(containsString("secret words")));
      if (status == 503) {
        answer.header("Retry-After", notNullValue());
      }
    }
  }

  @Test
  void the_wrong_method_is_told() {
    is(given().delete("/v1/catalog").then(), 405, "method-not-allowed", "");
  }

  @Test
  void a_form_that_we_do_not_have_is_told() {
    is(given().accept("image/png").get("/v1/catalog").then(), 406, "not-acceptable", "");
  }

  @Test
  void a_form_that_we_do_not_take_is_told() {
    is(
        given().contentType("text/plain").body("hello").post("/trouble").then(),
        415,
        "unsupported-media-type",
        "");
  }

  @Test
  void a_body_that_says_it_is_too_large_is_not_read() {
    is(post("x".repeat(TOO_MANY_BYTES)), 413, "too-large", "");
  }

  @Test
  void a_body_that_turns_out_too_large_is_not_read_to_its_end() throws Exception {
    byte[] body = "x".repeat(4 * TOO_MANY_BYTES).getBytes(StandardCharsets.US_ASCII);
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(root + "trouble"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body)))
            .build();
    HttpResponse<String> answer =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());

    assertThat(answer.statusCode()).isEqualTo(413);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
    assertThat(answer.body()).contains("https://starpost.dev/problems/too-large");
  }

  @Test
  void a_body_without_a_length_that_is_small_enough_is_read() throws Exception {
    byte[] body = "{\"name\":\"a\",\"items\":[]}".getBytes(StandardCharsets.US_ASCII);
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(root + "trouble"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body)))
            .build();

    assertThat(
            HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .statusCode())
        .isEqualTo(200);
  }

  @Test
  void a_failure_outside_of_every_resource_is_a_problem_too() {
    is(given().get(TroubleResource.FAILING_ROUTE).then(), 500, "internal-error", "")
        .body(not(containsString("secret words")));
  }
}
