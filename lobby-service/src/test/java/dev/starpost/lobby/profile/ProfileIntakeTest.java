package dev.starpost.lobby.profile;

import static dev.starpost.lobby.People.asks;
import static dev.starpost.lobby.People.newPerson;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.rating.RatingEvent.GameRating;
import dev.starpost.contracts.rating.RatingEvent.GameRecord;
import dev.starpost.contracts.rating.RatingEvent.Pace;
import dev.starpost.contracts.rating.RatingEvent.ProfileChanged;
import dev.starpost.contracts.rating.RatingEvent.Reliability;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

/** What the rating service tells is shown, also when that service is not there. */
@LobbyTest
class ProfileIntakeTest {
  @Inject ProfileIntake intake;
  @Inject Profiles profiles;

  @ConfigProperty(name = "mp.messaging.incoming.rating-events.topic")
  String ratingEvents;

  @Inject
  @Identifier("default-kafka-broker")
  Map<String, Object> kafka;

  @Test
  void a_profile_shows_record_ratings_reliability_and_pace() {
    Person ann = newPerson();
    asks()
        .get("/v1/players/" + ann.name())
        .then()
        .body("record", hasSize(0))
        .body("ratings", hasSize(0))
        .body("reliability.turns", equalTo(0))
        .body("reliability.inTime", nullValue())
        .body("pace", nullValue());

    intake.take(records(ann.id(), profile(ann.id(), 2, 1600)));

    asks()
        .get("/v1/players/" + ann.name())
        .then()
        .body("record[0].game", equalTo("salvage"))
        .body("record[0].won", equalTo(3))
        .body("ratings[0].rating", equalTo(1600))
        .body("ratings[0].provisional", equalTo(true))
        .body("reliability.inTime", equalTo(0.975f))
        .body("reliability.abandoned", equalTo(1))
        .body("pace.median", equalTo("PT3H"))
        .body("name", equalTo(ann.name()));
  }

  @Test
  void what_is_older_changes_nothing_and_what_cannot_be_read_is_put_aside() {
    Person ann = newPerson();
    intake.take(records(ann.id(), profile(ann.id(), 5, 1700), profile(ann.id(), 4, 1650), "what?"));
    intake.take(records(ann.id(), profile(ann.id(), 3, 1600)));

    asks().get("/v1/players/" + ann.name()).then().body("ratings[0].rating", equalTo(1700));
  }

  @Test
  void of_whoever_leaves_nothing_stays_and_nothing_is_learned() {
    Person ann = newPerson();
    intake.take(records(ann.id(), profile(ann.id(), 1, 1600)));
    ann.asks()
        .get("/internal/export")
        .then()
        .statusCode(200)
        .body("profile.ratings[0].rating", equalTo(1600));
    ann.asks().delete("/v1/me").then().statusCode(204);
    assertThat(isKnown(ann)).isFalse();

    intake.take(records(ann.id(), profile(ann.id(), 2, 1600)));

    assertThat(isKnown(ann)).isFalse();
  }

  @Test
  void the_topic_is_read_and_its_samples_are_understood() throws Exception {
    Person ann = newPerson();
    makeTopic();
    try (var producer =
        new KafkaProducer<>(kafka, new StringSerializer(), new ByteArraySerializer())) {
      for (String sample : List.of("rating-changed.v1", "profile-changed.v1")) {
        String json = sample(sample).replace("01M7HET38Z5TJFH1Z6F8VZSEZ0", ann.id());
        producer.send(new ProducerRecord<>(ratingEvents, ann.id(), json.getBytes(UTF_8))).get();
      }
    }

    long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
    while (!isKnown(ann)) {
      assertThat(System.nanoTime()).as("the profile should be known by now").isLessThan(end);
      Thread.sleep(20);
    }
    asks().get("/v1/players/" + ann.name()).then().body("ratings[0].rating", equalTo(1524));
  }

  private void makeTopic() throws Exception {
    try (Admin admin = Admin.create(kafka)) {
      admin
          .createTopics(List.of(new NewTopic(ratingEvents, Optional.of(1), Optional.empty())))
          .all()
          .get();
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof TopicExistsException)) {
        throw e;
      }
    }
  }

  private boolean isKnown(Person who) {
    return QuarkusTransaction.requiringNew().call(() -> profiles.told(who.id()).isPresent());
  }

  private static String profile(String account, long revision, int rating) {
    return ContractJson.text(
        new ProfileChanged(
            account,
            revision,
            Instant.now(),
            List.of(new GameRecord("salvage", 7, 3, 1)),
            List.of(new GameRating("salvage", "2026-10", rating, 6, true)),
            new Reliability(40, 39, 7, 1),
            Optional.of(new Pace(3 * 3600, 40))));
  }

  private static List<ConsumerRecord<String, byte[]>> records(String key, String... values) {
    return Arrays.stream(values)
        .map(
            value -> new ConsumerRecord<>("told", 0, System.nanoTime(), key, value.getBytes(UTF_8)))
        .toList();
  }

  private static String sample(String name) throws IOException {
    try (InputStream in = ContractJson.class.getResourceAsStream("/samples/" + name + ".json")) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }
}
