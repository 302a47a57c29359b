package dev.starpost.engine.api.command;

import static dev.starpost.engine.api.Table.as;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.engine.api.EngineTest;
import dev.starpost.engine.api.Table;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

/** The name of a request is on everything that comes of it. */
@EngineTest
class RequestIdTest {
  @ConfigProperty(name = "kafka.bootstrap.servers")
  String kafka;

  @ConfigProperty(name = "starpost.topics.prefix")
  String prefix;

  @Test
  void it_goes_through_every_topic() {
    Table table = Table.of("ann", "bob");
    String id = UUID.randomUUID().toString();

    as("ann")
        .contentType("application/json")
        .header("X-Request-Id", id)
        .header("Idempotency-Key", UUID.randomUUID())
        .header("If-Match", "\"1\"")
        .body("{\"move\": {\"type\": \"bid\", \"crew\": []}}")
        .post(table.path("/moves"))
        .then()
        .statusCode(200);
    as("bob")
        .contentType("application/json")
        .header("X-Request-Id", "not fit for\ta log")
        .header("Idempotency-Key", UUID.randomUUID())
        .header("If-Match", "\"1\"")
        .body("{\"move\": {\"type\": \"bid\", \"crew\": []}}")
        .post(table.path("/moves"))
        .then()
        .statusCode(200);

    assertThat(requestsOf("game.commands.salvage", table.gameId())).containsExactly("", id, "");
    assertThat(requestsOf("game.events", table.gameId())).startsWith("", id, "");
  }

  /** The requests that the messages of a game come from, in order. */
  private List<String> requestsOf(String topic, String gameId) {
    List<String> requests = new ArrayList<>();
    try (var consumer =
        new KafkaConsumer<>(
            Map.<String, Object>of("bootstrap.servers", kafka),
            new StringDeserializer(),
            new ByteArrayDeserializer())) {
      List<TopicPartition> partitions =
          consumer.partitionsFor(prefix + topic).stream()
              .map(each -> new TopicPartition(each.topic(), each.partition()))
              .toList();
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
      while (ends.entrySet().stream().anyMatch(e -> consumer.position(e.getKey()) < e.getValue())) {
        for (ConsumerRecord<String, byte[]> each : consumer.poll(Duration.ofSeconds(1))) {
          if (gameId.equals(each.key())) {
            Header header = each.headers().lastHeader("request-id");
            requests.add(header == null ? "" : new String(header.value(), StandardCharsets.UTF_8));
          }
        }
      }
    }
    return requests;
  }
}
