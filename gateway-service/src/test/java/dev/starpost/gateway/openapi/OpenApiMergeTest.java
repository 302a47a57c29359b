package dev.starpost.gateway.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.Test;

class OpenApiMergeTest {
  private final OpenApiMerge merge = new OpenApiMerge(json("{'openapi': '3.1.0'}"));

  @Test
  void what_is_the_same_is_shared() {
    ObjectNode document =
        json("{'paths': {}, 'components': {'schemas': {'Seat': {'type': 'integer'}}}}");
    merge.add("engine", document, path -> true);
    merge.add("lobby", document, path -> true);

    assertThat(merge.document().at("/components/schemas").size()).isEqualTo(1);
  }

  @Test
  void what_looks_the_same_but_speaks_of_something_else_is_not_shared() {
    merge.add("engine", tables("integer"), path -> true);
    merge.add("lobby", tables("string"), path -> true);

    JsonNode schemas = merge.document().at("/components/schemas");
    assertThat(schemas.size()).isEqualTo(6);
    assertThat(schemas.at("/LobbyTable/properties/seats/items/$ref").asText())
        .isEqualTo("#/components/schemas/LobbySeat");
    assertThat(schemas.at("/LobbyList/items/$ref").asText())
        .isEqualTo("#/components/schemas/LobbyTable");
    assertThat(schemas.at("/Table/properties/seats/items/$ref").asText())
        .isEqualTo("#/components/schemas/Seat");
  }

  private static ObjectNode tables(String seat) {
    return json(
        """
        {'paths': {}, 'components': {'schemas': {
          'List': {'type': 'array', 'items': {'$ref': '#/components/schemas/Table'}},
          'Table': {'properties': {'seats': {'items': {'$ref': '#/components/schemas/Seat'}}}},
          'Seat': {'type': '%s'}}}}
        """
            .formatted(seat));
  }

  @Test
  void discriminators_and_references_into_a_schema_follow() {
    merge.add(
        "engine",
        json("{'paths': {}, 'components': {'schemas': {'A': {'type': 'string'}}}}"),
        path -> true);
    merge.add(
        "lobby",
        json(
            """
            {'paths': {}, 'components': {'schemas': {
              'A': {'type': 'object', 'properties': {'x': {}}},
              'B': {'discriminator': {'mapping': {'a': '#/components/schemas/A'}},
                    'items': {'$ref': '#/components/schemas/A/properties/x'}}}}}
            """),
        path -> true);

    JsonNode b = merge.document().at("/components/schemas/B");
    assertThat(b.at("/discriminator/mapping/a").asText()).isEqualTo("#/components/schemas/LobbyA");
    assertThat(b.at("/items/$ref").asText()).isEqualTo("#/components/schemas/LobbyA/properties/x");
  }

  @Test
  void operations_have_names_of_their_own() {
    merge.add("engine", json("{'paths': {'/a': {'get': {'operationId': 'list'}}}}"), path -> true);
    merge.add("lobby", json("{'paths': {'/b': {'get': {'operationId': 'list'}}}}"), path -> true);

    assertThat(merge.document().findValuesAsText("operationId"))
        .containsExactly("list", "LobbyList");
  }

  @Test
  void a_rule_for_all_operations_of_one_service_is_none_for_the_others() {
    merge.add("engine", json("{'paths': {'/a': {'get': {}}}}"), path -> true);
    merge.add(
        "lobby",
        json(
            "{'security': [{'token': []}], 'paths': {'/b': {'get': {}, 'post': {'security': []}}}}"),
        path -> true);

    JsonNode paths = merge.document().path("paths");
    assertThat(paths.at("/~1a/get").has("security")).isFalse();
    assertThat(paths.at("/~1b/get/security/0").has("token")).isTrue();
    assertThat(paths.at("/~1b/post/security").isEmpty()).isTrue();
    assertThat(merge.document().has("security")).isFalse();
  }

  @Test
  void tags_are_named_once() {
    merge.add("engine", json("{'paths': {}, 'tags': [{'name': 'games'}]}"), path -> true);
    merge.add(
        "lobby",
        json("{'paths': {}, 'tags': [{'name': 'games'}, {'name': 'tables'}]}"),
        path -> true);

    assertThat(merge.document().path("tags").findValuesAsText("name"))
        .containsExactly("games", "tables");
  }

  private static ObjectNode json(String text) {
    try {
      return (ObjectNode) new ObjectMapper().readTree(text.replace('\'', '"'));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
