package dev.starpost.engine.faults.audit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.mongodb.client.MongoClient;
import dev.starpost.engine.faults.platform.Await;
import dev.starpost.engine.faults.platform.Platform;
import dev.starpost.engine.faults.play.Api;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.bson.Document;

/** Reads what a platform has stored and sent, past the engines. */
public final class Archive {
  public static final String COMMANDS = "game.commands.salvage";
  public static final String DEAD_LETTERS = "game.commands.dead-letters";

  private static final String EVENTS = "game.events";
  private static final String GROUP = "engine.salvage";
  private static final Duration TIME_TO_CATCH_UP = Duration.ofSeconds(60);
  private static final String BOOTSTRAP = "bootstrap.servers";

  private final Platform platform;

  public Archive(Platform platform) {
    this.platform = platform;
  }

  List<StoredAnswer> answers() {
    List<StoredAnswer> answers = new ArrayList<>();
    try (MongoClient client = platform.mongoClient()) {
      for (Document document : Platform.database(client).getCollection("commits").find()) {
        answers.add(
            new StoredAnswer(
                document.getString("gameId"),
                document.getString("commandId"),
                Optional.ofNullable(document.getLong("version")),
                Optional.ofNullable(document.getString("announcement"))));
      }
    }
    return answers;
  }

  /** How many games were parked because something went wrong in their rules. */
  public List<String> parked() {
    List<String> parked = new ArrayList<>();
    try (MongoClient client = platform.mongoClient()) {
      for (Document game : Platform.database(client).getCollection("parked").find()) {
        parked.add(game.getString("_id") + ": " + game.getString("failure"));
      }
    }
    return parked;
  }

  public long deleteSnapshots() {
    try (MongoClient client = platform.mongoClient()) {
      return Platform.database(client)
          .getCollection("snapshots")
          .deleteMany(new Document())
          .getDeletedCount();
    }
  }

  /** All of game.events, each partition in its order. */
  List<Announced> announcements() {
    return records(EVENTS).stream().map(Archive::announced).toList();
  }

  private static Announced announced(ConsumerRecord<String, byte[]> each) {
    String content = new String(each.value(), StandardCharsets.UTF_8);
    try {
      JsonNode commit = Api.JSON.readTree(content);
      String gameId = commit.path("gameId").asText();
      if (!gameId.equals(each.key())) {
        throw new IllegalStateException(gameId + " is announced by the key " + each.key());
      }
      return new Announced(gameId, commit.path("version").asLong(), content);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("game.events holds something else: " + content, e);
    }
  }

  /** Everything that a topic holds now. */
  public List<ConsumerRecord<String, byte[]>> records(String topic) {
    Map<String, Object> settings =
        Map.of(BOOTSTRAP, platform.broker().address(), "enable.auto.commit", false);
    try (KafkaConsumer<String, byte[]> consumer =
        new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer())) {
      List<TopicPartition> partitions =
          consumer.partitionsFor(topic).stream()
              .map(partition -> new TopicPartition(topic, partition.partition()))
              .toList();
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
      List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();
      while (partitions.stream().anyMatch(each -> consumer.position(each) < ends.get(each))) {
        consumer.poll(Duration.ofMillis(200)).forEach(records::add);
      }
      return records;
    }
  }

  /** Returns when every command that was ever sent has been decided and its offset committed. */
  public void awaitNoLag() throws InterruptedException, ExecutionException {
    try (Admin admin = Admin.create(Map.of(BOOTSTRAP, platform.broker().address()))) {
      List<String> behind = new ArrayList<>();
      Await.until(
          TIME_TO_CATCH_UP,
          () -> "the engines are behind at " + behind,
          () -> {
            behind.clear();
            behind.addAll(behind(admin));
            return behind.isEmpty();
          });
    }
  }

  private static List<String> behind(Admin admin) throws InterruptedException {
    try {
      Map<TopicPartition, OffsetAndMetadata> committed =
          admin.listConsumerGroupOffsets(GROUP).partitionsToOffsetAndMetadata().get();
      int partitions =
          admin
              .describeTopics(List.of(COMMANDS))
              .allTopicNames()
              .get()
              .get(COMMANDS)
              .partitions()
              .size();
      Map<TopicPartition, OffsetSpec> asked =
          java.util.stream.IntStream.range(0, partitions)
              .mapToObj(number -> new TopicPartition(COMMANDS, number))
              .collect(Collectors.toMap(each -> each, each -> OffsetSpec.latest()));
      return admin.listOffsets(asked).all().get().entrySet().stream()
          .filter(end -> end.getValue().offset() > offset(committed.get(end.getKey())))
          .map(end -> end.getKey() + " " + committed.get(end.getKey()) + " of " + end.getValue())
          .toList();
    } catch (ExecutionException e) {
      throw new IllegalStateException("the broker does not tell the lag", e);
    }
  }

  private static long offset(OffsetAndMetadata committed) {
    return committed == null ? 0 : committed.offset();
  }
}
