package dev.starpost.web.health;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponse.Status;
import org.junit.jupiter.api.Test;

class ServiceReadinessTest {
  private static HealthCheckResponse ready(boolean database, boolean relay) {
    return new ServiceReadiness(
            "lobby",
            List.of(
                ReadinessContributor.of("relay", () -> relay),
                ReadinessContributor.of("postgresql", () -> database)))
        .call();
  }

  @Test
  void a_service_is_ready_when_all_its_parts_are() {
    HealthCheckResponse answer = ready(true, true);

    assertThat(answer.getStatus()).isEqualTo(Status.UP);
    assertThat(answer.getName()).isEqualTo("lobby");
    assertThat(answer.getData()).contains(Map.of("postgresql", true, "relay", true));
  }

  @Test
  void a_part_that_is_not_ready_is_told() {
    HealthCheckResponse answer = ready(false, true);

    assertThat(answer.getStatus()).isEqualTo(Status.DOWN);
    assertThat(answer.getData()).contains(Map.of("postgresql", false, "relay", true));
  }
}
