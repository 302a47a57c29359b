package dev.starpost.outbox;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

/** A real process with real servers, killed again and again in the midst of its work. */
@WithServers({Backing.POSTGRES, Backing.KAFKA})
class KillTest {
  private static final int KILLS = 5;

  /** A process that gets little of a busy machine may have told all that it has written so far. */
  private static final int MOST_KILLS = 30;

  private static final long SEED = 4;
  private static final int PARTITIONS = 3;
  private static final int A_MILLION = 1_000_000;

  @Test
  void a_service_that_is_killed_loses_nothing_and_changes_no_order(ServersForTest servers)
      throws Exception {
    PGSimpleDataSource database = (PGSimpleDataSource) TestDatabase.in(servers);
    TestDatabase.transaction(
        database, connection -> execute(connection, "create table ledger (key text, number int)"));
    String topic = servers.topic("told");
    Map<String, Object> kafka = Map.of("bootstrap.servers", servers.kafka());
    try (Admin admin = Admin.create(kafka)) {
      admin
          .createTopics(List.of(new NewTopic(topic, Optional.of(PARTITIONS), Optional.empty())))
          .all()
          .get();
    }
    Random random = new Random(SEED);
    int left = 0;
    for (int kill = 0; kill < KILLS || (left == 0 && kill < MOST_KILLS); kill++) {
      Process service = start(database, servers.kafka(), topic, kill * A_MILLION);
      Thread.sleep(300 + random.nextInt(700));
      service.destroyForcibly().waitFor();
      left += waiting(database);
    }
    assertThat(left).as("killed while there was something to tell").isPositive();

    try (ProducerSender sender = new ProducerSender(kafka)) {
      Relay relay = TestDatabase.relay(database, sender, Duration.ofMillis(20));
      relay.start();
      long end = System.nanoTime() + Duration.ofMinutes(2).toNanos();
      while (waiting(database) > 0) {
        assertThat(System.nanoTime()).as("the outbox should be empty by now").isLessThan(end);
        Thread.sleep(50);
      }
      relay.close();
    }

    assertThat(told(kafka, topic)).isEqualTo(ledger(database));
  }

  private static Process start(PGSimpleDataSource database, String kafka, String topic, int from)
      throws IOException {
    Process service =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx128m",
                "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
                "-cp",
                System.getProperty("java.class.path"),
                KilledService.class.getName(),
                database.getUrl(),
                database.getUser(),
                database.getPassword(),
                kafka,
                topic,
                Integer.toString(from))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader said = service.inputReader(UTF_8);
    for (String line = said.readLine(); !"running".equals(line); line = said.readLine()) {
      assertThat(line).as("the service has ended by itself").isNotNull();
    }
    return service;
  }

  private static int waiting(PGSimpleDataSource database) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet count = statement.executeQuery("select count(*) from outbox")) {
      count.next();
      return count.getInt(1);
    }
  }

  private static Map<String, List<Integer>> ledger(PGSimpleDataSource database)
      throws SQLException {
    Map<String, List<Integer>> numbers = new TreeMap<>();
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select key, number from ledger order by number")) {
      while (rows.next()) {
        numbers.computeIfAbsent(rows.getString(1), k -> new ArrayList<>()).add(rows.getInt(2));
      }
    }
    return numbers;
  }

  /** As somebody takes them who passes over ids that were there before. */
  private static Map<String, List<Integer>> told(Map<String, Object> kafka, String topic) {
    Map<String, List<Integer>> numbers = new TreeMap<>();
    Set<String> seen = new HashSet<>();
    try (var consumer =
        new KafkaConsumer<>(kafka, new StringDeserializer(), new ByteArrayDeserializer())) {
      List<TopicPartition> partitions = new ArrayList<>();
      for (int i = 0; i < PARTITIONS; i++) {
        partitions.add(new TopicPartition(topic, i));
      }
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
      while (ends.entrySet().stream().anyMatch(e -> consumer.position(e.getKey()) < e.getValue())) {
        for (ConsumerRecord<String, byte[]> record : consumer.poll(Duration.ofSeconds(1))) {
          String id = new String(record.headers().lastHeader(Inbox.MESSAGE_ID).value(), UTF_8);
          if (seen.add(id)) {
            numbers
                .computeIfAbsent(record.key(), k -> new ArrayList<>())
                .add(Integer.parseInt(new String(record.value(), UTF_8)));
          }
        }
      }
    }
    return numbers;
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
