package dev.starpost.deploy.manifests;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import io.kubernetes.client.openapi.JSON;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;

/**
 * What Kubernetes itself says that its objects consist of, as its official client has it: a model
 * for each kind, which refuses fields that are not known, are missing, or have another type.
 */
final class KubernetesSchema {
  private KubernetesSchema() {}

  /** What is wrong with an object. */
  static Optional<String> complaint(JsonNode object) throws ReflectiveOperationException {
    Class<?> model = model(object.get("apiVersion").asText(), object.get("kind").asText());
    JsonElement json = JsonParser.parseString(object.toString());
    try {
      model.getMethod("validateJsonElement", JsonElement.class).invoke(null, json);
      var unused = JSON.getGson().fromJson(json, model);
      return Optional.empty();
    } catch (InvocationTargetException e) {
      return Optional.of(String.valueOf(e.getCause().getMessage()));
    } catch (RuntimeException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /** {@code apps/v1} and {@code Deployment} are V1Deployment. */
  private static Class<?> model(String apiVersion, String kind) throws ClassNotFoundException {
    String version = apiVersion.substring(apiVersion.indexOf('/') + 1);
    String prefix = Character.toUpperCase(version.charAt(0)) + version.substring(1);
    return Class.forName("io.kubernetes.client.openapi.models." + prefix + kind);
  }
}
