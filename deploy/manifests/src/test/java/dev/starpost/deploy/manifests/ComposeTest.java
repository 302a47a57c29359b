package dev.starpost.deploy.manifests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ComposeTest {
  @Test
  void it_is_what_the_compose_specification_describes() throws Exception {
    JsonSchema schema = ComposeSpecification.schema();
    assertThat(schema.validate(ComposeFile.tree())).isEmpty();

    JsonNode misspelt = ComposeFile.tree();
    ((ObjectNode) misspelt.at("/services/engine")).put("restrat", "always");
    assertThat(schema.validate(misspelt)).isNotEmpty();
  }

  @Test
  void all_that_is_named_is_there() {
    JsonNode file = ComposeFile.tree();
    for (String name : ComposeFile.services()) {
      JsonNode service = ComposeFile.service(name);
      service
          .path("depends_on")
          .properties()
          .forEach(
              other -> {
                assertThat(ComposeFile.services()).contains(other.getKey());
                assertThat(ComposeFile.service(other.getKey()).has("healthcheck")).isTrue();
                assertThat(other.getValue().get("condition").asText()).isEqualTo("service_healthy");
              });
      for (String network : ComposeFile.networks(name)) {
        assertThat(file.get("networks").has(network)).as(network).isTrue();
      }
      for (JsonNode volume : service.path("volumes")) {
        assertThat(file.get("volumes").has(volume.asText().split(":", 2)[0])).isTrue();
      }
    }
  }

  @Test
  void only_the_gateway_can_be_reached_from_outside() {
    for (String name : ComposeFile.services()) {
      JsonNode service = ComposeFile.service(name);
      assertThat(service.has("ports")).as(name).isEqualTo(name.equals("gateway"));
      assertThat(service.has("network_mode")).as(name).isFalse();
      Set<String> open = new TreeSet<>(ComposeFile.networks(name));
      open.removeIf(
          network -> ComposeFile.tree().at("/networks/" + network + "/internal").asBoolean());
      assertThat(open)
          .as(name)
          .isEqualTo(
              switch (name) {
                case "gateway" -> Set.of("public");
                // It goes out, to the mail server and to webhooks.
                case "notification" -> Set.of("outside");
                default -> Set.of();
              });
    }
    JsonNode ports = ComposeFile.service("gateway").get("ports");
    assertThat(ports).hasSize(1);
    assertThat(ports.get(0).asText()).endsWith(":" + ServiceModule.GATEWAY.httpPort());
  }

  @Test
  void a_server_is_reached_by_its_own_clients_alone() {
    assertThat(neighbours("mongo")).containsExactly("engine");
    assertThat(neighbours("postgres"))
        .containsExactly("lobby", "matchmaking", "notification", "rating");
    assertThat(neighbours("kafka"))
        .containsExactly("engine", "lobby", "matchmaking", "notification", "rating");
  }

  private static Set<String> neighbours(String service) {
    Set<String> others = new TreeSet<>(ComposeFile.services());
    others.remove(service);
    others.removeIf(
        other ->
            ComposeFile.networks(other).stream()
                .noneMatch(ComposeFile.networks(service)::contains));
    return others;
  }

  @ParameterizedTest
  @EnumSource(ServiceModule.class)
  void a_service_is_asked_for_its_health_where_it_answers(ServiceModule service) {
    JsonNode health = ComposeFile.service(service.serviceName()).get("healthcheck");
    assertThat(health.get("test").toString())
        .contains("http://127.0.0.1:" + service.healthPort() + "/q/health/ready");
  }

  @ParameterizedTest
  @EnumSource(ServiceModule.class)
  void a_service_is_not_killed_while_it_still_finishes_requests(ServiceModule service) {
    String grace = ComposeFile.service(service.serviceName()).get("stop_grace_period").asText();
    assertThat(Duration.parse("PT" + grace.toUpperCase(Locale.ROOT)))
        .isGreaterThan(service.shutdownTimeout().plusSeconds(1));
  }

  @Test
  void engines_can_be_many() {
    JsonNode engine = ComposeFile.service("engine");
    assertThat(engine.has("container_name")).isFalse();
    assertThat(engine.has("hostname")).isFalse();
    assertThat(engine.has("volumes")).isFalse();
  }

  @Test
  void everything_is_started_again_has_limits_and_few_rights() {
    for (String name : ComposeFile.services()) {
      JsonNode service = ComposeFile.service(name);
      assertThat(service.at("/restart").asText()).as(name).isEqualTo("unless-stopped");
      assertThat(service.at("/deploy/resources/limits").properties()).as(name).hasSize(2);
      assertThat(service.at("/cap_drop/0").asText()).as(name).isEqualTo("ALL");
      assertThat(service.at("/security_opt/0").asText()).isEqualTo("no-new-privileges:true");
      assertThat(service.at("/read_only").asBoolean()).as(name).isEqualTo(!name.equals("kafka"));
    }
  }
}
