package dev.starpost.deploy.manifests;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** deploy/compose.yaml, with its anchors resolved. */
final class ComposeFile {
  static final String PATH = "deploy/compose.yaml";

  private ComposeFile() {}

  static JsonNode tree() {
    return Tree.all(Checkout.read(PATH)).get(0);
  }

  static JsonNode service(String name) {
    return tree().at("/services/" + name);
  }

  static Set<String> services() {
    Set<String> names = new TreeSet<>();
    tree().get("services").fieldNames().forEachRemaining(names::add);
    return names;
  }

  static Map<String, String> environment(String service) {
    return Tree.texts(service(service).path("environment"));
  }

  static Set<String> networks(String service) {
    Set<String> names = new TreeSet<>();
    service(service).get("networks").forEach(network -> names.add(network.asText()));
    return names;
  }
}
