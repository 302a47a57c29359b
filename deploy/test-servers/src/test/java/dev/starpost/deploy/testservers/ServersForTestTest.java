package dev.starpost.deploy.testservers;

import static dev.starpost.deploy.servers.Backing.KAFKA;
import static dev.starpost.deploy.servers.Backing.MONGO;
import static dev.starpost.deploy.servers.Backing.POSTGRES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import dev.starpost.deploy.servers.Backing;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.bson.Document;
import org.junit.jupiter.api.Test;

/** Each server as its real client sees it. */
@WithServers({KAFKA, POSTGRES, MONGO})
class ServersForTestTest {

  @Test
  void kafka_keeps_a_record(ServersForTest servers) throws Exception {
    String topic = servers.topic("moves");
    Map<String, Object> settings = Map.of("bootstrap.servers", servers.kafka());
    try (var admin = Admin.create(settings)) {
      admin.createTopics(List.of(new NewTopic(topic, 3, (short) 1))).all().get();
    }
    Map<String, Object> all = Map.of("bootstrap.servers", servers.kafka(), "acks", "all");
    try (var producer = new KafkaProducer<>(all, new StringSerializer(), new StringSerializer())) {
      producer.send(new ProducerRecord<>(topic, 1, "game", "move")).get();
    }
    try (var consumer =
        new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
      var partition = new TopicPartition(topic, 1);
      consumer.assign(List.of(partition));
      consumer.seekToBeginning(List.of(partition));
      ConsumerRecords<String, String> records = ConsumerRecords.empty();
      for (long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
          records.isEmpty() && System.nanoTime() - end < 0; ) {
        records = consumer.poll(Duration.ofSeconds(1));
      }
      assertThat(records).extracting(record -> record.value()).containsExactly("move");
    }
  }

  @Test
  void kafka_does_not_invent_topics(ServersForTest servers) {
    Map<String, Object> settings = Map.of("bootstrap.servers", servers.kafka());
    try (var admin = Admin.create(settings)) {
      var description = admin.describeTopics(List.of(servers.topic("misspelt"))).allTopicNames();
      assertThatThrownBy(description::get)
          .isInstanceOf(ExecutionException.class)
          .hasCauseInstanceOf(UnknownTopicOrPartitionException.class);
    }
  }

  @Test
  void every_database_is_new_and_durable(ServersForTest servers) throws Exception {
    ServersForTest.Database one = servers.database();
    ServersForTest.Database other = servers.database();
    assertThat(one.name()).isNotEqualTo(other.name());
    try (Connection connection =
            DriverManager.getConnection(one.jdbcUrl(), one.user(), one.password());
        Statement statement = connection.createStatement()) {
      statement.execute("create table seat (id int primary key)");
      assertThat(show(statement, "fsync")).isEqualTo("on");
      assertThat(show(statement, "synchronous_commit")).isEqualTo("on");
      assertThat(show(statement, "server_encoding")).isEqualTo("UTF8");
    }
  }

  private static String show(Statement statement, String setting) throws Exception {
    try (ResultSet result = statement.executeQuery("show " + setting)) {
      result.next();
      return result.getString(1);
    }
  }

  @Test
  void mongodb_keeps_a_document(ServersForTest servers) {
    try (MongoClient client = MongoClients.create(servers.mongo())) {
      var games = client.getDatabase(servers.mongoDatabase()).getCollection("games");
      games.insertOne(new Document("_id", "af-1:1"));
      assertThat(games.find(new Document("_id", "af-1:1")).first()).isNotNull();
    }
  }

  @Test
  void two_users_get_different_names(ServersForTest servers) {
    ServersForTest other = ServersForTest.with(Set.of());
    assertThat(other.topicPrefix()).isNotEqualTo(servers.topicPrefix());
    assertThat(other.mongoDatabase()).isNotEqualTo(servers.mongoDatabase());
    assertThat(other.kafka()).isEqualTo(servers.kafka());
  }

  @Test
  void a_quarkus_application_is_told_only_of_the_servers_it_wants() {
    var resource = new QuarkusServers();
    assertThat(resource.start())
        .containsKeys(
            "kafka.bootstrap.servers",
            QuarkusServers.TOPIC_PREFIX,
            "quarkus.datasource.jdbc.url",
            "quarkus.datasource.username",
            "quarkus.datasource.password",
            "quarkus.mongodb.connection-string",
            "quarkus.mongodb.database");

    resource.init(Map.of("servers", Backing.KAFKA.name()));
    assertThat(resource.start())
        .containsOnlyKeys("kafka.bootstrap.servers", QuarkusServers.TOPIC_PREFIX);
  }
}
