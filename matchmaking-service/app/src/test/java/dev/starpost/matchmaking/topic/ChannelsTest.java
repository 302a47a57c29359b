package dev.starpost.matchmaking.topic;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.hasItems;

import dev.starpost.matchmaking.MatchmakingTest;
import jakarta.inject.Inject;
import java.util.Map;
import org.eclipse.microprofile.config.Config;
import org.junit.jupiter.api.Test;

@MatchmakingTest
class ChannelsTest {
  @Inject Config config;

  @Test
  void groups_have_the_names_that_they_had_in_the_release_before() {
    String prefix = value("starpost.topics.prefix");
    Map.of("account.events", "-2", "rating.events", "", "lobby.events", "")
        .forEach(
            (topic, since) -> {
              String channel = "mp.messaging.incoming." + topic.replace('.', '-');
              assertThat(value(channel + ".topic")).isEqualTo(prefix + topic);
              assertThat(value(channel + ".group.id"))
                  .isEqualTo(prefix + "matchmaking-" + prefix + topic + since);
            });
  }

  private String value(String name) {
    return config.getValue(name, String.class);
  }

  @Test
  void every_channel_is_alive() {
    given()
        .get("/q/health/live")
        .then()
        .statusCode(200)
        .body(
            "checks.find { it.name == 'SmallRye Reactive Messaging - liveness check' }.data.keySet()",
            hasItems("account-events", "rating-events", "lobby-events", "outbox"));
  }
}
