package dev.starpost.deploy.manifests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WorkloadsTest {
  private static final Set<String> HEALTH =
      Set.of("/q/health/live", "/q/health/ready", "/q/health/started");

  @ParameterizedTest
  @EnumSource(Kustomization.class)
  void every_pod_has_as_few_rights_as_there_can_be(Kustomization kustomization) throws Exception {
    for (JsonNode workload : kustomization.workloads().toList()) {
      String name = Kustomization.nameOf(workload);
      JsonNode pod = Kustomization.pod(workload);
      JsonNode container = Kustomization.container(workload);
      assertThat(pod.get("containers")).as(name).hasSize(1);
      assertThat(pod.at("/automountServiceAccountToken").asBoolean(true)).as(name).isFalse();
      assertThat(pod.at("/enableServiceLinks").asBoolean(true)).as(name).isFalse();
      assertThat(pod.at("/securityContext/runAsNonRoot").asBoolean()).as(name).isTrue();
      assertThat(pod.at("/securityContext/runAsUser").asInt()).as(name).isPositive();
      assertThat(pod.at("/securityContext/seccompProfile/type").asText())
          .as(name)
          .isEqualTo("RuntimeDefault");
      JsonNode security = container.get("securityContext");
      assertThat(security.get("allowPrivilegeEscalation").asBoolean(true)).as(name).isFalse();
      assertThat(security.at("/capabilities/drop/0").asText()).as(name).isEqualTo("ALL");
      assertThat(security.get("readOnlyRootFilesystem").asBoolean())
          .as(name)
          .isEqualTo(!name.equals("kafka"));
      assertThat(Tree.stream(container.get("volumeMounts")).map(mount -> mount.get("mountPath")))
          .as(name)
          .anyMatch(path -> path.asText().equals("/tmp"));
      assertThat(container.at("/resources/requests/cpu").isTextual()).as(name).isTrue();
      assertThat(container.at("/resources/limits/memory").isTextual()).as(name).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(Kustomization.class)
  void services_are_asked_for_their_health_where_they_answer(Kustomization kustomization)
      throws Exception {
    for (JsonNode deployment : kustomization.objects("Deployment").toList()) {
      JsonNode container = Kustomization.container(deployment);
      ServiceModule service = service(container);
      Map<String, Integer> ports = ports(container);
      assertThat(ports).containsEntry("http", service.httpPort());
      assertThat(service.hasHealth()).isTrue();
      for (String probe : List.of("startupProbe", "readinessProbe", "livenessProbe")) {
        JsonNode get = container.at("/" + probe + "/httpGet");
        assertThat(HEALTH).contains(get.get("path").asText());
        assertThat(ports.get(get.get("port").asText()))
            .as(service + " " + probe)
            .isEqualTo(service.healthPort());
      }
      assertThat(container.at("/readinessProbe/httpGet/path").asText()).endsWith("/ready");
      assertThat(container.at("/livenessProbe/httpGet/path").asText()).endsWith("/live");
    }
  }

  @ParameterizedTest
  @EnumSource(Kustomization.class)
  void nobody_is_killed_while_it_still_finishes_requests(Kustomization kustomization)
      throws Exception {
    for (JsonNode deployment : kustomization.objects("Deployment").toList()) {
      ServiceModule service = service(Kustomization.container(deployment));
      Map<String, String> variables = PodSettings.of(kustomization, deployment);
      Duration delay = Duration.parse("PT" + variables.get("QUARKUS_SHUTDOWN_DELAY"));
      assertThat(delay).isGreaterThanOrEqualTo(Duration.ofSeconds(5));
      assertThat(Kustomization.pod(deployment).get("terminationGracePeriodSeconds").asLong())
          .as(service.toString())
          .isGreaterThan(delay.plus(service.shutdownTimeout()).toSeconds());
    }
  }

  @ParameterizedTest
  @EnumSource(Kustomization.class)
  void what_is_not_public_is_in_no_service(Kustomization kustomization) throws Exception {
    JsonNode gateway = kustomization.object("Service", "gateway");
    assertThat(gateway.at("/spec/ports")).hasSize(1);
    assertThat(gateway.at("/spec/ports/0/targetPort").asText()).isEqualTo("http");
    for (JsonNode service : kustomization.objects("Service").toList()) {
      assertThat(service.at("/spec/type").asText("ClusterIP")).isIn("", "ClusterIP");
    }
    for (JsonNode ingress : kustomization.objects("Ingress").toList()) {
      assertThat(ingress.findValuesAsText("name")).contains("gateway").doesNotContain("management");
      assertThat(ingress.findValues("service"))
          .allSatisfy(backend -> assertThat(backend.get("name").asText()).isEqualTo("gateway"));
      assertThat(ingress.at("/spec/tls").isEmpty()).isFalse();
    }
  }

  private static ServiceModule service(JsonNode container) {
    return ServiceModule.named(container.get("name").asText()).orElseThrow();
  }

  private static Map<String, Integer> ports(JsonNode container) {
    Map<String, Integer> ports = new TreeMap<>();
    container
        .get("ports")
        .forEach(port -> ports.put(port.get("name").asText(), port.get("containerPort").asInt()));
    return ports;
  }
}
