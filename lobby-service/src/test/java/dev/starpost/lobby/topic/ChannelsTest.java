package dev.starpost.lobby.topic;

import static dev.starpost.lobby.People.asks;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.hasItems;

import dev.starpost.lobby.LobbyTest;
import jakarta.inject.Inject;
import java.util.Map;
import org.eclipse.microprofile.config.Config;
import org.junit.jupiter.api.Test;

@LobbyTest
class ChannelsTest {
  @Inject Config config;

  @Test
  void groups_have_the_names_that_they_had_in_the_release_before() {
    String prefix = value("starpost.topics.prefix");
    Map.of(
            "game.events", "lobby",
            "rating.events", "lobby-rating.events",
            "lobby.commands", "lobby-commands")
        .forEach(
            (topic, group) -> {
              String channel = "mp.messaging.incoming." + topic.replace('.', '-');
              assertThat(value(channel + ".topic")).isEqualTo(prefix + topic);
              assertThat(value(channel + ".group.id")).isEqualTo(prefix + group);
            });
  }

  private String value(String name) {
    return config.getValue(name, String.class);
  }

  @Test
  void every_channel_is_alive() {
    asks()
        .get("/q/health/live")
        .then()
        .statusCode(200)
        .body(
            "checks.find { it.name == 'SmallRye Reactive Messaging - liveness check' }.data.keySet()",
            hasItems("game-events", "rating-events", "lobby-commands", "outbox"));
  }
}
