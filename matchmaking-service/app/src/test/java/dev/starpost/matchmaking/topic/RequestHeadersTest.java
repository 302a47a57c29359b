package dev.starpost.matchmaking.topic;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.matchmaking.Eventually;
import dev.starpost.matchmaking.MatchmakingTest;
import dev.starpost.matchmaking.World;
import dev.starpost.matchmaking.World.Somebody;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.StreamSupport;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.Test;

/** A message can be followed back to the request that it comes from. */
@MatchmakingTest
class RequestHeadersTest {
  private static final String TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

  @Inject World world;
  @Inject MatchmakingTopics topics;

  @Inject
  @Identifier("default-kafka-broker")
  Map<String, Object> kafka;

  @Test
  void a_message_names_its_request_and_its_trace() {
    String request = UUID.randomUUID().toString();

    String ticket = queue(Map.of("X-Request-Id", request, "traceparent", TRACE));

    ConsumerRecord<String, byte[]> message = told(ticket);
    assertThat(header(message, "request-id")).contains(request);
    assertThat(header(message, "traceparent")).contains(TRACE);
  }

  @Test
  void what_a_request_does_not_say_no_message_makes_up() {
    String request = UUID.randomUUID().toString();

    String named = queue(Map.of("X-Request-Id", request));
    String nameless = queue(Map.of());

    assertThat(header(told(named), "request-id")).contains(request);
    assertThat(header(told(named), "traceparent")).isEmpty();
    assertThat(header(told(nameless), "request-id")).isEmpty();
  }

  private String queue(Map<String, String> headers) {
    Somebody ann = world.somebody("ann");
    return ann.asks()
        .headers(headers)
        .body("{\"game\":\"%s\"}".formatted(World.freshGame()))
        .post("/v1/tickets")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  /** The first message about a ticket. */
  private ConsumerRecord<String, byte[]> told(String ticket) {
    try (var consumer =
        new KafkaConsumer<>(kafka, new StringDeserializer(), new ByteArrayDeserializer())) {
      List<TopicPartition> partitions =
          consumer.partitionsFor(topics.matchmakingEvents()).stream()
              .map(each -> new TopicPartition(each.topic(), each.partition()))
              .toList();
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      List<ConsumerRecord<String, byte[]>> seen = new ArrayList<>();
      return Eventually.see(
              "the ticket is told of",
              () -> {
                consumer.poll(Duration.ofMillis(100)).forEach(seen::add);
                return seen.stream().filter(each -> ticket.equals(each.key())).findFirst();
              },
              Optional::isPresent)
          .orElseThrow();
    }
  }

  private static Optional<String> header(ConsumerRecord<String, byte[]> message, String name) {
    return StreamSupport.stream(message.headers().headers(name).spliterator(), false)
        .map(Header::value)
        .map(value -> new String(value, UTF_8))
        .findFirst();
  }
}
