package dev.starpost.deploy.acceptance;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What the platform says of itself at {@code /openapi}. */
record ApiDocument(JsonNode root) {
  private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");

  /** A parameter of an operation. */
  record Parameter(String name, String in, JsonNode schema) {}

  /**
   * Something that clients can do.
   *
   * @param scopes of which a token needs one; empty where none is needed
   * @param statuses that the document knows
   */
  record Operation(
      String id,
      String method,
      String path,
      List<Parameter> parameters,
      Optional<JsonNode> body,
      Set<String> scopes,
      Set<Integer> statuses) {
    boolean isPublic() {
      return scopes.isEmpty();
    }

    /** Each parameter of the path with its value. */
    String pathWith(Map<String, String> values) {
      String filled = path;
      for (Map.Entry<String, String> value : values.entrySet()) {
        filled = filled.replace("{" + value.getKey() + "}", value.getValue());
      }
      return filled;
    }

    /** Where nobody lives. */
    String anyPath() {
      return path.replaceAll("\\{[^}]*}", "nobody");
    }

    @Override
    public String toString() {
      return id;
    }
  }

  static ApiDocument of(Door door) {
    return new ApiDocument(
        door.call(Request.of("GET", "/openapi?format=json").with("Accept", "application/json"))
            .json());
  }

  List<Operation> operations() {
    List<Operation> operations = new ArrayList<>();
    root.path("paths")
        .properties()
        .forEach(
            path ->
                path.getValue().properties().stream()
                    .filter(entry -> METHODS.contains(entry.getKey()))
                    .forEach(
                        entry ->
                            operations.add(
                                operation(
                                    path.getKey(),
                                    entry.getKey(),
                                    path.getValue(),
                                    entry.getValue()))));
    return operations;
  }

  private Operation operation(String path, String method, JsonNode shared, JsonNode said) {
    List<Parameter> parameters = new ArrayList<>();
    for (JsonNode list : List.of(shared.path("parameters"), said.path("parameters"))) {
      for (JsonNode one : list) {
        JsonNode parameter = resolved(one);
        parameters.add(
            new Parameter(
                parameter.path("name").asText(),
                parameter.path("in").asText(),
                parameter.path("schema")));
      }
    }
    Set<Integer> statuses = new TreeSet<>();
    said.path("responses").fieldNames().forEachRemaining(code -> statuses.add(number(code)));
    JsonNode body = resolved(said.path("requestBody")).at("/content/application~1json/schema");
    return new Operation(
        said.path("operationId").asText(),
        method.toUpperCase(java.util.Locale.ROOT),
        path,
        parameters,
        body.isMissingNode() ? Optional.empty() : Optional.of(body),
        scopes(said.has("security") ? said.path("security") : root.path("security")),
        statuses);
  }

  private static int number(String code) {
    return code.matches("\\d+") ? Integer.parseInt(code) : 0;
  }

  private static Set<String> scopes(JsonNode security) {
    Set<String> scopes = new TreeSet<>();
    for (JsonNode requirement : security) {
      for (JsonNode scheme : requirement) {
        scheme.forEach(scope -> scopes.add(scope.asText()));
      }
    }
    return scopes;
  }

  /** What a reference leads to, or the node itself. */
  JsonNode resolved(JsonNode node) {
    JsonNode reference = node.path("$ref");
    return reference.isTextual() ? resolved(root.at(reference.asText().substring(1))) : node;
  }
}
