package dev.starpost.deploy.manifests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SecretsAndVersionsTest {
  private static final String SECRET = "(?i).*(password|secret|token|private|credential).*";

  @Test
  void compose_has_no_secret_and_will_not_start_without_those_it_needs() {
    for (String service : ComposeFile.services()) {
      ComposeFile.environment(service)
          .forEach(
              (name, value) -> {
                if (name.matches(SECRET) || value.matches("[a-z]+://[^/]*:[^/]*@.*")) {
                  assertThat(value).as(name).matches(".*\\$\\{[A-Z_]+:\\?[^}]+}.*");
                }
              });
    }
  }

  @Test
  void the_examples_name_every_secret_and_give_none() {
    Map<String, String> compose = variables("deploy/.env.example");
    String file = Checkout.read(ComposeFile.PATH);
    assertThat(compose).containsEntry("POSTGRES_PASSWORD", "").containsEntry("MONGO_PASSWORD", "");
    compose.keySet().stream()
        .filter(name -> !name.startsWith("COMPOSE_"))
        .forEach(name -> assertThat(file).contains("${" + name));
    assertThat(variables("k8s/overlays/local/secrets.env.example").values())
        .isNotEmpty()
        .containsOnly("");
  }

  @Test
  void what_is_filled_in_is_never_committed() {
    assertThat(Checkout.read(".gitignore").lines()).contains(".env", "secrets.env");
  }

  @ParameterizedTest
  @EnumSource(Kustomization.class)
  void no_object_has_a_secret_that_was_not_filled_in(Kustomization kustomization) throws Exception {
    List<JsonNode> secrets = kustomization.objects("Secret").toList();
    assertThat(secrets).hasSize(kustomization == Kustomization.LOCAL ? 3 : 0);
    for (JsonNode map : kustomization.objects("ConfigMap").toList()) {
      assertThat(Tree.texts(map.get("data")).keySet()).noneMatch(name -> name.matches(SECRET));
    }
    for (JsonNode workload : kustomization.workloads().toList()) {
      for (JsonNode variable : Kustomization.container(workload).path("env")) {
        if (variable.get("name").asText().matches(SECRET)) {
          assertThat(variable.has("value")).as(variable.toString()).isFalse();
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Kustomization.class)
  void every_image_has_a_version(Kustomization kustomization) throws Exception {
    for (JsonNode workload : kustomization.workloads().toList()) {
      requireVersion(Kustomization.container(workload).get("image").asText());
    }
  }

  @Test
  void every_image_of_compose_has_a_version() {
    for (String service : ComposeFile.services()) {
      requireVersion(
          ComposeFile.service(service)
              .get("image")
              .asText()
              .replaceAll("\\$\\{[A-Z_]+:-([^}]+)}", "$1"));
    }
    assertThat(variables("deploy/.env.example")).containsEntry("STARPOST_TAG", Checkout.version());
  }

  /** Ours are those of this version; the servers are those that we are tested with. */
  private static void requireVersion(String image) {
    String name = image.substring(0, image.lastIndexOf(':'));
    String tag = image.substring(image.lastIndexOf(':') + 1);
    assertThat(tag).as(image).matches("\\d+\\.\\d+.*");
    if (name.contains("starpost/")) {
      assertThat(tag).as(image).isEqualTo(Checkout.version());
    } else if (name.equals("apache/kafka")) {
      assertThat(tag).isEqualTo(Checkout.pom("deploy/kafka/pom.xml", "kafka.version"));
    } else if (name.equals("postgres")) {
      assertThat(Checkout.pom("deploy/postgres/pom.xml", "postgres.binaries.version"))
          .isEqualTo(tag + ".0");
    } else {
      assertThat(name).isEqualTo("mongo");
    }
  }

  private static Map<String, String> variables(String file) {
    Map<String, String> variables = new TreeMap<>();
    Checkout.read(file)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split("=", 2))
        .forEach(pair -> variables.put(pair[0], pair[1]));
    return variables;
  }
}
