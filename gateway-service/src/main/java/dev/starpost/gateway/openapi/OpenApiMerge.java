package dev.starpost.gateway.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Makes one OpenAPI document of several. Components of the same name and content are shared; of
 * those that differ, the later service's gets the service's name before its own.
 */
final class OpenApiMerge {
  private static final String COMPONENTS = "components";
  private static final String PATHS = "paths";
  private static final String TAGS = "tags";
  private static final String SECURITY = "security";
  private static final String OPERATION_ID = "operationId";

  private final ObjectNode merged;
  private final Set<String> operationIds = new HashSet<>();

  /**
   * @param base the document to which the others are added
   */
  OpenApiMerge(ObjectNode base) {
    this.merged = base.deepCopy();
    Operations.of(merged).forEach(operation -> operationIds.add(id(operation)));
  }

  /** Adds what of the document can be reached. */
  void add(String service, ObjectNode document, Predicate<String> reachable) {
    ObjectNode part = document.deepCopy();
    part.withObjectProperty(PATHS).retain(reachablePaths(part, reachable));
    pushSecurityDown(part);
    Renaming renaming = new Renaming(renames(service, part));
    part = (ObjectNode) renaming.apply(part);
    for (ObjectNode operation : Operations.of(part)) {
      operation.remove("servers");
      if (operation.has(OPERATION_ID) && !operationIds.add(id(operation))) {
        operation.put(OPERATION_ID, unused(service, id(operation), operationIds));
        operationIds.add(id(operation));
      }
    }
    addComponents(part, renaming);
    addPaths(part);
    addTags(part);
  }

  ObjectNode document() {
    return merged;
  }

  private static Set<String> reachablePaths(ObjectNode part, Predicate<String> reachable) {
    Set<String> paths = new HashSet<>();
    part.path(PATHS).fieldNames().forEachRemaining(paths::add);
    paths.removeIf(reachable.negate());
    return paths;
  }

  /** What a document says for all its operations must not hold for those of the others. */
  private static void pushSecurityDown(ObjectNode part) {
    JsonNode security = part.remove(SECURITY);
    if (security != null) {
      for (ObjectNode operation : Operations.of(part)) {
        if (!operation.has(SECURITY)) {
          operation.set(SECURITY, security.deepCopy());
        }
      }
    }
  }

  /** The components of the part that cannot keep their names: pointer to new name. */
  private Map<String, String> renames(String service, ObjectNode part) {
    Set<String> same = new TreeSet<>();
    Set<String> different = new TreeSet<>();
    for (Map.Entry<String, JsonNode> section : part.path(COMPONENTS).properties()) {
      JsonNode known = merged.path(COMPONENTS).path(section.getKey());
      for (Map.Entry<String, JsonNode> component : section.getValue().properties()) {
        JsonNode ours = known.path(component.getKey());
        if (!ours.isMissingNode()) {
          String pointer = pointer(section.getKey(), component.getKey());
          (ours.equals(component.getValue()) ? same : different).add(pointer);
        }
      }
    }
    // What looks the same but speaks of something that differs is not the same.
    while (same.removeIf(
        pointer -> Renaming.mentions(at(part, pointer), different) && different.add(pointer))) {
      // until nothing moves any more
    }
    Map<String, String> renames = new LinkedHashMap<>();
    for (String pointer : different) {
      Set<String> taken = new HashSet<>();
      String section = pointer.split("/", -1)[2];
      merged.path(COMPONENTS).path(section).fieldNames().forEachRemaining(taken::add);
      part.path(COMPONENTS).path(section).fieldNames().forEachRemaining(taken::add);
      renames.put(pointer, unused(service, name(pointer), taken));
    }
    return renames;
  }

  private void addComponents(ObjectNode part, Renaming renaming) {
    for (Map.Entry<String, JsonNode> section : part.path(COMPONENTS).properties()) {
      ObjectNode into = merged.withObjectProperty(COMPONENTS).withObjectProperty(section.getKey());
      for (Map.Entry<String, JsonNode> component : section.getValue().properties()) {
        String pointer = pointer(section.getKey(), component.getKey());
        into.set(renaming.nameOf(pointer), component.getValue());
      }
    }
  }

  private void addPaths(ObjectNode part) {
    ObjectNode paths = merged.withObjectProperty(PATHS);
    for (Map.Entry<String, JsonNode> path : part.path(PATHS).properties()) {
      ObjectNode item = (ObjectNode) path.getValue();
      item.remove("servers");
      paths.set(path.getKey(), item);
    }
  }

  private void addTags(ObjectNode part) {
    ArrayNode tags = merged.withArrayProperty(TAGS);
    Set<String> known = new HashSet<>();
    tags.forEach(tag -> known.add(tag.path("name").asText()));
    for (JsonNode tag : part.path(TAGS)) {
      if (known.add(tag.path("name").asText())) {
        tags.add(tag);
      }
    }
  }

  private static String pointer(String section, String name) {
    return "#/components/" + section + "/" + name;
  }

  private static JsonNode at(ObjectNode document, String pointer) {
    return document.at(pointer.substring(1));
  }

  private static String name(String pointer) {
    return pointer.substring(pointer.lastIndexOf('/') + 1);
  }

  private static String unused(String service, String name, Set<String> taken) {
    String prefix = service.substring(0, 1).toUpperCase(Locale.ROOT) + service.substring(1);
    String candidate = prefix + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    String found = candidate;
    for (int i = 2; taken.contains(found); i++) {
      found = candidate + i;
    }
    return found;
  }

  private static String id(ObjectNode operation) {
    return operation.path(OPERATION_ID).asText();
  }
}
