package dev.starpost.deploy.manifests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SettingsTest {
  private static final Pattern ROUTED =
      Pattern.compile("starpost\\.gateway\\.services\\.([a-z-]+)\\.address");

  @ParameterizedTest
  @EnumSource(Kustomization.class)
  void every_variable_of_a_pod_is_one_that_the_service_knows(Kustomization kustomization)
      throws Exception {
    for (JsonNode deployment : kustomization.objects("Deployment").toList()) {
      ServiceModule service = service(deployment);
      Map<String, String> settings = PodSettings.of(kustomization, deployment);
      String values = String.join(" ", settings.values());
      // One that others are made of is nobody's setting.
      settings.keySet().removeIf(name -> values.contains("$(" + name + ")"));
      assertThat(service.variables()).as(service.toString()).containsAll(settings.keySet());
    }
  }

  @ParameterizedTest
  @EnumSource(ServiceModule.class)
  void every_variable_in_compose_is_one_that_the_service_knows(ServiceModule service) {
    Map<String, String> settings = ComposeFile.environment(service.serviceName());
    assertThat(settings).isNotEmpty();
    assertThat(service.variables()).containsAll(settings.keySet());
  }

  @Test
  void a_variable_that_no_service_knows_would_be_found() {
    assertThat(ServiceModule.LOBBY.variables())
        .contains("QUARKUS_DATASOURCE_USERNAME", "KAFKA_BOOTSTRAP_SERVERS")
        .doesNotContain("KAFKA_BOOTSTRAP_SERVER", "STARPOST_GATEWAY_GUIDE");
  }

  @ParameterizedTest
  @EnumSource(Kustomization.class)
  void every_address_is_a_service_of_the_cluster(Kustomization kustomization) throws Exception {
    for (JsonNode deployment : kustomization.objects("Deployment").toList()) {
      for (URI address : addresses(PodSettings.of(kustomization, deployment))) {
        JsonNode service = kustomization.object("Service", address.getHost());
        ServiceModule called = ServiceModule.named(address.getHost()).orElseThrow();
        assertThat(Tree.stream(service.at("/spec/ports")).map(port -> port.get("port").asInt()))
            .as(address.toString())
            .contains(address.getPort());
        assertThat(address.getPort()).isEqualTo(called.httpPort());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(ServiceModule.class)
  void every_address_in_compose_is_a_service_on_a_network_of_the_caller(ServiceModule service) {
    for (URI address : addresses(ComposeFile.environment(service.serviceName()))) {
      ServiceModule called = ServiceModule.named(address.getHost()).orElseThrow();
      assertThat(address.getPort()).isEqualTo(called.httpPort());
      assertThat(ComposeFile.networks(service.serviceName()))
          .containsAnyElementsOf(ComposeFile.networks(called.serviceName()));
    }
  }

  @Test
  void whatever_the_gateway_routes_to_is_there_and_the_gateway_is_told_where() throws Exception {
    List<String> routed =
        ServiceModule.GATEWAY.properties().stringPropertyNames().stream()
            .map(ROUTED::matcher)
            .filter(matcher -> matcher.matches())
            .map(matcher -> matcher.group(1))
            .toList();
    assertThat(routed).contains("engine", "lobby");
    for (String name : routed) {
      String variable =
          "STARPOST_GATEWAY_SERVICES_%s_ADDRESS".formatted(name.toUpperCase(Locale.ROOT));
      assertThat(ComposeFile.environment("gateway")).containsKey(variable);
      for (Kustomization kustomization : Kustomization.values()) {
        kustomization.object("Service", name);
        JsonNode gateway = kustomization.object("Deployment", "gateway");
        assertThat(PodSettings.of(kustomization, gateway)).containsKey(variable);
      }
    }
  }

  @Test
  void in_production_every_secret_is_one_that_the_readme_says_how_to_make() throws Exception {
    String readme = Checkout.read("k8s/README.md");
    for (JsonNode deployment : Kustomization.PRODUCTION.objects("Deployment").toList()) {
      JsonNode container = Kustomization.container(deployment);
      for (JsonNode key : container.findValues("secretKeyRef")) {
        assertThat(readme)
            .contains("create secret generic " + key.get("name").asText() + " ")
            .contains("--from-literal=" + key.get("key").asText() + "=");
      }
      for (JsonNode secret : container.findValues("secretRef")) {
        assertThat(readme).contains("create secret generic " + secret.get("name").asText() + " ");
      }
    }
  }

  private static List<URI> addresses(Map<String, String> settings) {
    return settings.values().stream()
        .filter(value -> value.startsWith("http://"))
        .map(URI::create)
        .collect(Collectors.toList());
  }

  private static ServiceModule service(JsonNode deployment) {
    Optional<ServiceModule> service =
        ServiceModule.named(Kustomization.container(deployment).get("name").asText());
    return service.orElseThrow();
  }
}
