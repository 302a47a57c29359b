package dev.starpost.deploy.manifests;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/** The environment variables of a pod, from all places that they come from. */
final class PodSettings {
  private PodSettings() {}

  /**
   * By name. A value out of a Secret that is not among the objects is empty; the password of one
   * that is, stays encoded.
   */
  static Map<String, String> of(Kustomization kustomization, JsonNode workload)
      throws IOException, InterruptedException {
    Map<String, String> settings = new TreeMap<>();
    JsonNode container = Kustomization.container(workload);
    for (JsonNode source : container.path("envFrom")) {
      if (source.has("configMapRef")) {
        String name = source.at("/configMapRef/name").asText();
        settings.putAll(Tree.texts(kustomization.object("ConfigMap", name).get("data")));
      } else {
        String name = source.at("/secretRef/name").asText();
        kustomization
            .objects("Secret")
            .filter(secret -> Kustomization.nameOf(secret).equals(name))
            .forEach(secret -> settings.putAll(Tree.texts(secret.get("data"))));
      }
    }
    for (JsonNode variable : container.path("env")) {
      settings.put(variable.get("name").asText(), variable.path("value").asText());
    }
    return settings;
  }
}
