package dev.starpost.notification.matchmaking;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.news.log.News;
import dev.starpost.notification.news.log.NewsLog;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;

/** What becomes of tickets and challenges is news to whom it concerns. */
@NotificationTest
class MatchmakingIntakeTest {
  @Inject World world;
  @Inject MatchmakingIntake intake;
  @Inject NewsLog log;

  @Test
  void a_match_is_told_to_whose_ticket_it_is_and_once() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    List<ConsumerRecord<String, byte[]>> matched =
        World.records(
            "t",
            """
            {"type":"ticket-matched.v1","ticketId":"t","account":"%s","game":"salvage",
             "tableId":"%s","players":[{"account":"%s","rating":1},{"account":"%s","rating":2}],
             "quality":{"score":90,"spread":1,"waited":5},"at":"%s"}"""
                .formatted(
                    ann.account(), UUID.randomUUID(), bob.account(), ann.account(), Instant.now()));
    intake.take(matched);
    intake.take(matched);

    List<News> told = all(ann);
    assertThat(told).extracting(News::kind).containsExactly(NewsKind.MATCH_FOUND);
    assertThat(body(told.get(0)).path("players")).hasSize(2);
    assertThat(body(told.get(0)).path("players").get(0).asText()).isEqualTo("Bob");
    assertThat(all(bob)).isEmpty();
  }

  @Test
  void whoever_waits_no_more_or_again_is_told_unless_they_wanted_it() {
    Somebody ann = world.somebody("Ann");
    for (String event :
        List.of(
            "{\"type\":\"ticket-expired.v1\",%s}",
            "{\"type\":\"ticket-requeued.v1\",\"tableId\":\"x\",\"since\":\"2026-01-01T00:00:00Z\",%s}",
            "{\"type\":\"ticket-cancelled.v1\",\"why\":\"refused\",%s}",
            "{\"type\":\"ticket-cancelled.v1\",\"why\":\"by-player\",%s}")) {
      String ticket =
          "\"ticketId\":\"t\",\"account\":\"%s\",\"game\":\"salvage\",\"at\":\"%s\""
              .formatted(ann.account(), Instant.now());
      intake.take(World.records("t", event.formatted(ticket)));
    }

    assertThat(all(ann))
        .extracting(news -> body(news).path("change").asText())
        .containsExactly("expired", "requeued", "cancelled");
  }

  @Test
  void a_challenge_is_told_to_the_challenged_and_its_end_to_both() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    String challenge =
        "\"challengeId\":\"%s\",\"game\":\"salvage\",\"challenger\":\"%s\",\"challenged\":\"%s\",\"at\":\"%s\""
            .formatted(UUID.randomUUID(), ann.account(), bob.account(), Instant.now());
    intake.take(
        World.records(
            "c",
            """
            {"type":"challenge-made.v1","options":{},"clock":{"kind":"none"},
             "expiresAt":"2030-01-01T00:00:00Z",%s}"""
                .formatted(challenge),
            """
            {"type":"challenge-lapsed.v1","how":"ignored","consequence":"resting",%s}"""
                .formatted(challenge)));

    assertThat(all(bob))
        .extracting(News::kind)
        .containsExactly(NewsKind.CHALLENGE, NewsKind.CHALLENGE_OVER);
    assertThat(body(all(bob).get(0)).path("challenger").asText()).isEqualTo("Ann");
    assertThat(all(ann)).extracting(News::kind).containsExactly(NewsKind.CHALLENGE_OVER);
    assertThat(body(all(ann).get(0)).path("consequence").asText()).isEqualTo("resting");
  }

  private static ObjectNode body(News news) {
    return Json.read(news.body());
  }

  private List<News> all(Somebody who) {
    return log.after(who.account(), 0, 1_000).orElse(List.of());
  }
}
