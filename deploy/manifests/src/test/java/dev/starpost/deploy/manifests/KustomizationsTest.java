package dev.starpost.deploy.manifests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KustomizationsTest {

  @ParameterizedTest
  @EnumSource(Kustomization.class)
  void every_object_is_one_that_kubernetes_knows(Kustomization kustomization) throws Exception {
    List<String> complaints = new ArrayList<>();
    for (JsonNode object : kustomization.objects()) {
      KubernetesSchema.complaint(object)
          .ifPresent(wrong -> complaints.add(object.get("kind") + ": " + wrong));
    }
    assertThat(complaints).isEmpty();
    assertThat(kustomization.objects()).hasSizeGreaterThan(15);
  }

  @Test
  void a_field_that_is_misspelt_or_has_another_type_or_is_missing_is_found() throws Exception {
    String good =
        """
        {"apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": "a"}, "spec": {
          "selector": {"matchLabels": {"a": "b"}}, "replicas": 2, "template": {"spec": {
            "containers": [{"name": "a", "readinessProbe": {"httpGet": {"port": 1}}}]}}}}
        """;
    assertThat(complaint(good)).isEmpty();
    assertThat(complaint(good.replace("httpGet", "httpget"))).isPresent();
    assertThat(complaint(good.replace("\"replicas\": 2", "\"replicas\": \"two\""))).isPresent();
    assertThat(complaint(good.replace("\"name\": \"a\", ", ""))).isPresent();
    assertThat(complaint(good.replace("\"selector\"", "\"minReadySeconds\""))).isPresent();
  }

  private static Optional<String> complaint(String json) throws ReflectiveOperationException {
    return KubernetesSchema.complaint(Tree.all(json).get(0));
  }

  @ParameterizedTest
  @EnumSource(Kustomization.class)
  void everything_is_in_the_namespace_and_says_what_it_belongs_to(Kustomization kustomization)
      throws Exception {
    for (JsonNode object : kustomization.objects()) {
      if (!object.get("kind").asText().equals("Namespace")) {
        assertThat(object.at("/metadata/namespace").asText())
            .as(object.get("kind") + " " + Kustomization.nameOf(object))
            .isEqualTo("starpost");
      }
    }
    assertThat(kustomization.workloads())
        .isNotEmpty()
        .allSatisfy(
            workload ->
                assertThat(Tree.texts(workload.at("/spec/template/metadata/labels")))
                    .containsEntry("app.kubernetes.io/part-of", "starpost"));
  }

  @ParameterizedTest
  @EnumSource(Kustomization.class)
  void selectors_find_the_pods_that_are_meant(Kustomization kustomization) throws Exception {
    List<JsonNode> workloads = kustomization.workloads().toList();
    Set<String> taken = new TreeSet<>();
    for (JsonNode workload : workloads) {
      Map<String, String> selector = Tree.texts(workload.at("/spec/selector/matchLabels"));
      assertThat(selected(selector, workloads))
          .as("by the selector of " + Kustomization.nameOf(workload))
          .containsExactly(Kustomization.nameOf(workload));
    }
    for (JsonNode service : kustomization.objects("Service").toList()) {
      List<String> pods = selected(Tree.texts(service.at("/spec/selector")), workloads);
      assertThat(pods).as("of the Service " + Kustomization.nameOf(service)).isNotEmpty();
      taken.addAll(pods);
    }
    assertThat(taken)
        .isEqualTo(workloads.stream().map(Kustomization::nameOf).collect(Collectors.toSet()));
    for (JsonNode budget : kustomization.objects("PodDisruptionBudget").toList()) {
      assertThat(selected(Tree.texts(budget.at("/spec/selector/matchLabels")), workloads))
          .containsExactly(Kustomization.nameOf(budget));
    }
  }

  private static List<String> selected(Map<String, String> selector, List<JsonNode> workloads) {
    return workloads.stream()
        .filter(
            workload ->
                Tree.texts(workload.at("/spec/template/metadata/labels"))
                    .entrySet()
                    .containsAll(selector.entrySet()))
        .map(Kustomization::nameOf)
        .toList();
  }

  @Test
  void in_production_nothing_hangs_on_one_pod_and_hpa_counts_the_engines() throws Exception {
    Kustomization production = Kustomization.PRODUCTION_WITH_COMPONENTS;
    for (JsonNode deployment : production.objects("Deployment").toList()) {
      String name = Kustomization.nameOf(deployment);
      production.object("PodDisruptionBudget", name);
      assertThat(Kustomization.pod(deployment).get("topologySpreadConstraints")).hasSize(2);
      if (name.startsWith("engine")) {
        JsonNode scaling = production.object("HorizontalPodAutoscaler", name);
        assertThat(deployment.at("/spec/replicas").isMissingNode())
            .as("a number would undo what the autoscaler has done")
            .isTrue();
        assertThat(scaling.at("/spec/scaleTargetRef/name").asText()).isEqualTo(name);
        assertThat(scaling.at("/spec/minReplicas").asInt()).isGreaterThan(1);
        assertThat(scaling.at("/spec/maxReplicas").asInt()).isLessThanOrEqualTo(24);
      } else {
        assertThat(deployment.at("/spec/replicas").asInt()).as(name).isGreaterThan(1);
      }
    }
  }

  @Test
  void components_give_engines_to_one_game_or_to_bots_and_take_nothing_else_from_them()
      throws Exception {
    assertSetApart("engine-salvage", "\"STARPOST_ENGINE_GAMES\",\"value\":\"salvage\"");
    assertSetApart("engine-bots", "\"STARPOST_ENGINE_ROLES\",\"value\":\"bots\"");
  }

  private static void assertSetApart(String name, String setting) throws Exception {
    Kustomization production = Kustomization.PRODUCTION_WITH_COMPONENTS;
    JsonNode all = Kustomization.container(production.object("Deployment", "engine"));
    JsonNode one = Kustomization.container(production.object("Deployment", name));

    assertThat(one.at("/env").toString()).contains(setting);
    for (String same :
        List.of("image", "envFrom", "resources", "readinessProbe", "securityContext")) {
      assertThat(one.get(same)).isEqualTo(all.get(same));
    }
  }
}
