package dev.starpost.deploy.launcher.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Backing;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PortsTest {
  private final Ports ports = new Ports(8080);

  @Test
  void the_gateway_is_the_public_origin_and_the_engines_follow() {
    assertThat(ports.gateway()).isEqualTo(8080);
    assertThat(ports.origin()).isEqualTo("http://localhost:8080");
    assertThat(IntStream.rangeClosed(1, Ports.MOST_ENGINES).map(ports::engine))
        .containsExactly(8081, 8082, 8083, 8084, 8085, 8086, 8087, 8088);
  }

  @Test
  void nobody_shares_a_port_and_none_is_left_out() {
    List<Integer> all = ports.needed(EnumSet.allOf(Backing.class), Ports.MOST_ENGINES);

    assertThat(all)
        .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(8080, 8097).boxed().toList());
    assertThat(ports.lobby()).isEqualTo(8089);
    assertThat(ports.management()).isEqualTo(8094);
    assertThat(ports.notification()).isEqualTo(8095);
    assertThat(ports.rating()).isEqualTo(8096);
    assertThat(ports.matchmaking()).isEqualTo(8097);
  }

  @Test
  void a_server_that_runs_elsewhere_and_an_engine_that_is_not_wanted_need_no_port() {
    List<Integer> few = ports.needed(EnumSet.of(Backing.MONGO), 2);

    assertThat(few).containsExactlyInAnyOrder(8080, 8081, 8082, 8089, 8093, 8094, 8095, 8096, 8097);
  }

  @Test
  void the_highest_block_still_fits() {
    Ports highest = new Ports(Ports.HIGHEST_FIRST);

    assertThat(highest.needed(EnumSet.allOf(Backing.class), Ports.MOST_ENGINES))
        .allMatch(port -> port <= 65535);
  }
}
