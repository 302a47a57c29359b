package dev.starpost.deploy.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Backing;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PortsTest {
  private final Ports ports = new Ports(8080);

  @Test
  void the_first_engine_has_the_public_origin_and_the_others_follow() {
    assertThat(IntStream.rangeClosed(1, Ports.MOST_ENGINES).map(ports::engine))
        .containsExactly(8080, 8081, 8082, 8083, 8084, 8085, 8086, 8087);
    assertThat(ports.issuer()).isEqualTo("http://localhost:8080");
  }

  @Test
  void nobody_shares_a_port_and_the_ninth_is_free() {
    List<Integer> all = ports.needed(EnumSet.allOf(Backing.class), Ports.MOST_ENGINES);

    assertThat(all).doesNotHaveDuplicates().doesNotContain(8088).contains(ports.jwks());
  }

  @Test
  void a_server_that_runs_elsewhere_and_an_engine_that_is_not_wanted_need_no_port() {
    List<Integer> few = ports.needed(EnumSet.of(Backing.MONGO), 2);

    assertThat(few).containsExactlyInAnyOrder(8080, 8081, 8089, 8093);
  }

  @Test
  void the_highest_block_still_fits() {
    Ports highest = new Ports(Ports.HIGHEST_FIRST);

    assertThat(highest.needed(EnumSet.allOf(Backing.class), Ports.MOST_ENGINES))
        .allMatch(port -> port <= 65535);
  }
}
