package dev.starpost.gateway.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** The operations of an OpenAPI document. */
final class Operations {
  private static final List<String> METHODS =
      List.of("get", "put", "post", "delete", "options", "head", "patch", "trace");

  private Operations() {}

  static List<ObjectNode> of(ObjectNode document) {
    List<ObjectNode> operations = new ArrayList<>();
    for (JsonNode path : document.path("paths")) {
      for (String method : METHODS) {
        if (path.path(method) instanceof ObjectNode operation) {
          operations.add(operation);
        }
      }
    }
    return operations;
  }
}
