package dev.starpost.web.testkit;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a running service says of its own API is stored, true and nothing internal. */
public interface OpenApiSuite {
  /** The file in {@code docs/api}, as seen from the module. */
  Path stored();

  @Test
  default void the_stored_description_is_the_one_that_is_served() throws IOException {
    String served = given().get("/openapi").then().statusCode(200).extract().asString();
    if (Boolean.getBoolean("starpost.renew")) {
      Files.writeString(stored(), served);
    }

    assertThat(stored()).as("renew it with -Dstarpost.renew=true").content().isEqualTo(served);
  }

  @Test
  default void what_is_internal_is_not_in_it() {
    JsonPath api = given().get("/openapi?format=json").jsonPath();

    Map<String, Object> paths = api.getMap("paths");
    assertThat(paths).isNotEmpty();
    assertThat(paths.keySet()).noneMatch(path -> path.startsWith("/internal"));
  }

  /** Every call that the document does not call public asks who you are. */
  @Test
  default void no_call_answers_without_a_token_unless_the_document_says_so() {
    JsonPath api = given().get("/openapi?format=json").jsonPath();
    Map<String, Map<String, Map<String, Object>>> paths = new TreeMap<>(api.getMap("paths"));
    paths.forEach(
        (path, calls) ->
            calls.forEach(
                (method, call) -> {
                  if (call.get("security") instanceof List<?> list && list.isEmpty()) {
                    return;
                  }
                  given()
                      .contentType("application/json")
                      .request(method.toUpperCase(Locale.ROOT), path.replaceAll("[{}]", ""))
                      .then()
                      .statusCode(401);
                }));
  }
}
