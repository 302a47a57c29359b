package dev.starpost.gateway.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Map;
import java.util.Set;

/**
 * Gives components of a document other names, wherever they are mentioned.
 *
 * @param newNames by the pointer to the component, as in {@code #/components/schemas/Table}
 */
record Renaming(Map<String, String> newNames) {
  private static final String SECURITY_SCHEMES = "#/components/securitySchemes/";

  /** What the component of that pointer is called now. */
  String nameOf(String pointer) {
    return newNames.getOrDefault(pointer, pointer.substring(pointer.lastIndexOf('/') + 1));
  }

  /** A copy in which all references and security requirements have the new names. */
  JsonNode apply(JsonNode node) {
    return copy(node, "");
  }

  private JsonNode copy(JsonNode node, String member) {
    if (node.isTextual() && node.textValue().startsWith("#/components/")) {
      return TextNode.valueOf(reference(node.textValue()));
    }
    if (node.isArray()) {
      ArrayNode copy = JsonNodeFactory.instance.arrayNode();
      node.forEach(
          each -> copy.add(member.equals("security") ? requirement(each) : copy(each, "")));
      return copy;
    }
    if (node.isObject()) {
      ObjectNode copy = JsonNodeFactory.instance.objectNode();
      node.properties()
          .forEach(each -> copy.set(each.getKey(), copy(each.getValue(), each.getKey())));
      return copy;
    }
    return node;
  }

  /** A reference, also one into the inside of a component. */
  private String reference(String text) {
    String[] steps = text.split("/", 5);
    if (steps.length < 4) {
      return text;
    }
    String pointer = String.join("/", steps[0], steps[1], steps[2], steps[3]);
    String name = newNames.get(pointer);
    if (name == null) {
      return text;
    }
    return steps[0]
        + "/"
        + steps[1]
        + "/"
        + steps[2]
        + "/"
        + name
        + (steps.length > 4 ? "/" + steps[4] : "");
  }

  private JsonNode requirement(JsonNode requirement) {
    if (!requirement.isObject()) {
      return requirement;
    }
    ObjectNode copy = JsonNodeFactory.instance.objectNode();
    requirement
        .properties()
        .forEach(each -> copy.set(nameOf(SECURITY_SCHEMES + each.getKey()), each.getValue()));
    return copy;
  }

  /** Whether the component refers to one of those, at any depth of its own. */
  static boolean mentions(JsonNode component, Set<String> pointers) {
    if (component.isTextual()) {
      String text = component.textValue();
      return pointers.stream()
          .anyMatch(pointer -> text.equals(pointer) || text.startsWith(pointer + "/"));
    }
    for (JsonNode each : component) {
      if (mentions(each, pointers)) {
        return true;
      }
    }
    return false;
  }
}
