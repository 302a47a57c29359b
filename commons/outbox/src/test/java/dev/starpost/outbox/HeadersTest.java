package dev.starpost.outbox;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.Test;

@WithServers({Backing.KAFKA, Backing.POSTGRES})
class HeadersTest {
  private static final Map<String, String> REQUEST =
      Map.of(
          MessageHeaders.REQUEST_ID, "01M7HET38Z5TJFH1Z6F8VZSEZ0",
          MessageHeaders.TRACE, "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");

  @Test
  void headers_that_were_there_when_a_message_was_written_are_sent_with_it(ServersForTest servers)
      throws Exception {
    DataSource database = TestDatabase.in(servers);
    Map<String, Object> kafka = Map.of("bootstrap.servers", servers.kafka());
    String topic = servers.topic("headers");
    try (Admin admin = Admin.create(kafka)) {
      admin
          .createTopics(List.of(new NewTopic(topic, Optional.of(1), Optional.empty())))
          .all()
          .get();
    }
    TestDatabase.transaction(
        database,
        c -> OutboxTable.addAll(c, List.of(new Message(topic, "ann", "1").with(REQUEST))));
    TestDatabase.transaction(
        database, c -> OutboxTable.addAll(c, List.of(new Message(topic, "ann", "2"))));
    // As an instance writes that does not know of headers yet.
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "insert into outbox (message_id, topic, key, value) values (gen_random_uuid(), '%s', 'ann', '3')"
              .formatted(topic));
    }

    try (var sender = new ProducerSender(kafka);
        Connection connection = database.getConnection()) {
      Relay relay = TestDatabase.relay(database, sender, Duration.ofMillis(10));
      assertThat(relay.sendAll(OutboxTable.oldest(connection, 10), connection)).isTrue();
    }

    List<Map<String, String>> told = read(kafka, topic);
    assertThat(told).hasSize(3).allMatch(headers -> headers.remove(Inbox.MESSAGE_ID) != null);
    assertThat(told).containsExactly(REQUEST, Map.of(), Map.of());
  }

  private static List<Map<String, String>> read(Map<String, Object> kafka, String topic) {
    try (var consumer =
        new KafkaConsumer<>(kafka, new StringDeserializer(), new ByteArrayDeserializer())) {
      var partition = new TopicPartition(topic, 0);
      consumer.assign(List.of(partition));
      consumer.seekToBeginning(List.of(partition));
      return consumer.poll(Duration.ofSeconds(30)).records(partition).stream()
          .map(HeadersTest::headers)
          .toList();
    }
  }

  private static Map<String, String> headers(ConsumerRecord<?, ?> record) {
    Map<String, String> headers = new TreeMap<>();
    record
        .headers()
        .forEach(header -> headers.put(header.key(), new String(header.value(), UTF_8)));
    return headers;
  }
}
