package dev.starpost.gateway.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.gateway.settings.GatewaySettings;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RouteTableTest {
  private record Settings(Optional<List<URI>> address, List<String> paths, boolean export)
      implements GatewaySettings.ServiceSettings {
    static Settings of(String address, String... paths) {
      return new Settings(Optional.of(List.of(URI.create(address))), List.of(paths), true);
    }
  }

  @Test
  void whoever_may_keep_something_about_people_is_asked_unless_it_is_said_otherwise() {
    RouteTable routes =
        new RouteTable(
            Map.of(
                "lobby",
                Settings.of("http://lobby:8080"),
                "engine",
                Settings.of("http://engine:8080"),
                "later",
                new Settings(Optional.empty(), List.of(), true),
                "pages",
                new Settings(Optional.of(List.of(URI.create("http://p"))), List.of(), false)));

    assertThat(routes.exporters()).extracting(Service::name).containsExactly("engine", "lobby");
  }

  @Test
  void a_service_that_is_not_there_yet_keeps_its_paths_from_the_others() {
    RouteTable routes =
        new RouteTable(
            Map.of(
                "lobby",
                Settings.of("http://lobby:8080", "/v1/me/**"),
                "notification",
                new Settings(Optional.empty(), List.of("/v1/me/stream"), true)));

    assertThat(routes.route(RequestPath.of("/v1/me").orElseThrow())).isPresent();
    assertThat(routes.route(RequestPath.of("/v1/me/stream").orElseThrow())).isEmpty();
    assertThat(routes.serviceOf("/v1/me/{what}")).contains(routes.service("lobby").orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/internal/**", "/internal/exchange", "/q/**", "/q/health", "/{any}/**"})
  void no_setting_opens_what_is_internal(String path) {
    assertThatThrownBy(
            () -> new RouteTable(Map.of("lobby", Settings.of("http://lobby:8080", path))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"lobby:8080", "ftp://lobby", "http://lobby/path"})
  void an_address_is_an_origin(String address) {
    assertThatThrownBy(() -> Service.at("lobby", List.of(URI.create(address))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("lobby");
  }

  @Test
  void an_address_without_a_port_has_that_of_its_scheme() {
    Service service =
        Service.at("lobby", List.of(URI.create("http://lobby"), URI.create("https://lobby/")));

    assertThat(service.instances()).extracting(Service.Instance::port).containsExactly(80, 443);
  }
}
