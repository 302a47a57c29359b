package dev.starpost.gateway;

import static dev.starpost.gateway.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.quarkus.test.common.http.TestHTTPResource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The one document, of what the engine really serves and of what a lobby could. */
@GatewayTest
class DescriptionTest {
  @TestHTTPResource URI gateway;
  private Http http;

  @BeforeEach
  void connect() {
    http = new Http(gateway);
    eventually(
        "both services have described themselves",
        () -> {
          JsonNode paths = document().path("paths");
          return paths.has("/v1/tables") && paths.has("/v1/catalog");
        });
  }

  private JsonNode document() {
    return http.get("/openapi?format=json").json();
  }

  @Test
  void it_is_valid_by_the_schema_of_openapi_3_1() throws IOException {
    try (InputStream schema =
        DescriptionTest.class.getResourceAsStream("/openapi-3.1.schema.json")) {
      JsonSchema rules =
          JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(schema);

      assertThat(rules.validate(document())).isEmpty();
      assertThat(rules.validate(Http.parse("{\"openapi\": \"3.1.0\"}"))).isNotEmpty();
    }
  }

  @Test
  void every_reference_leads_somewhere_and_every_operation_has_a_name_of_its_own() {
    JsonNode document = document();
    List<String> references = new ArrayList<>();
    document.findValuesAsText("$ref").forEach(references::add);

    assertThat(references).hasSizeGreaterThan(20);
    assertThat(references)
        .allSatisfy(
            reference -> assertThat(document.at(reference.substring(1)).isMissingNode()).isFalse());
    List<String> names = document.findValuesAsText("operationId");
    assertThat(names).doesNotHaveDuplicates();
  }

  @Test
  void every_requirement_names_a_scheme_that_exists() {
    JsonNode document = document();
    Set<String> named = new HashSet<>();
    for (JsonNode path : document.path("paths")) {
      for (JsonNode operation : path) {
        operation
            .path("security")
            .forEach(requirement -> requirement.fieldNames().forEachRemaining(named::add));
      }
    }

    assertThat(named).contains("token", "LobbyToken");
    assertThat(named)
        .allMatch(name -> document.path("components").path("securitySchemes").has(name));
    assertThat(document.has("security")).isFalse();
  }

  @Test
  void it_describes_what_can_be_reached_where_it_is_reached() {
    JsonNode document = document();

    assertThat(document.path("servers").toString()).isEqualTo("[{\"url\":\"/\"}]");
    assertThat(document.path("info").path("title").asText()).isEqualTo("Starpost");
    assertThat(document.path("paths").has("/internal/exchange")).isFalse();
    assertThat(document.path("paths").has("/openapi")).isTrue();
    assertThat(document.path("paths").has("/v1/games/{id}/chat")).isTrue();
    assertThat(document.at("/paths/~1v1~1catalog/get").toString()).doesNotContain("Not ours");
  }

  @Test
  void a_name_that_both_use_for_different_things_is_made_two() {
    JsonNode document = document();
    JsonNode schemas = document.path("components").path("schemas");

    assertThat(schemas.path("Catalog").has("properties")).isTrue();
    assertThat(schemas.path("LobbyCatalog").path("description").asText()).isEqualTo("Of tables.");
    assertThat(document.at("/paths/~1v1~1tables/get").findValuesAsText("$ref"))
        .contains("#/components/schemas/LobbyCatalog");
  }

  @Test
  void every_operation_says_what_the_gateway_may_say() {
    for (JsonNode path : document().path("paths")) {
      for (JsonNode operation : path) {
        if (operation.has("responses")) {
          assertThat(operation.path("responses").has("429")).isTrue();
          assertThat(operation.path("responses").has("503")).isTrue();
        }
      }
    }
  }

  @Test
  void it_comes_as_json_or_yaml() {
    Http.Answer yaml = http.get("/openapi", "Accept", "application/yaml");
    assertThat(yaml.header("Content-Type")).isEqualTo("application/yaml");
    // Not always at once: the two who answer as one service describe themselves in turn.
    eventually("both say the same", () -> readYaml().equals(document()));

    Http.Answer json = http.get("/openapi", "Accept", "application/json");
    assertThat(json.header("Content-Type")).isEqualTo("application/json");
    assertThat(http.get("/openapi?format=yaml", "Accept", "application/json").text())
        .startsWith("openapi: 3.1.0");
  }

  private JsonNode readYaml() {
    try {
      return new ObjectMapper(new YAMLFactory()).readTree(http.get("/openapi?format=yaml").text());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void a_service_that_is_away_keeps_its_part() throws Exception {
    try {
      Http.engine("/control/describe?it=false");
      // Several rounds of asking, by the tests' settings.
      Thread.sleep(800);

      assertThat(document().path("paths").has("/v1/catalog")).isTrue();
    } finally {
      Http.engine("/control/describe?it=true");
    }
  }
}
