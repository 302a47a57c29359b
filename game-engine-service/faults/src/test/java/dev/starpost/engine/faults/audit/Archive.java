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
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.bson.Document;

/** Reads what a platform has stored and sent, past the engines. */
public final class Archive {
  public static final String DEAD_LETTERS = "game.commands.dead-letters";

  private static final String EVENTS = "game.events";
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

  /**
   * Returns when no game has a clock that runs: those who were sent home let their time run out.
   */
  public void awaitNoClocks() throws InterruptedException {
    try (MongoClient client = platform.mongoClient()) {
      var clocks = Platform.database(client).getCollection("deadlines");
      Await.until(
          Duration.ofSeconds(90),
          () -> clocks.countDocuments() + " games still wait on a clock",
          () -> clocks.countDocuments() == 0);
    }
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

  /** Why commands of a game were refused. */
  public List<String> refusals(String gameId) {
    List<String> codes = new ArrayList<>();
    try (MongoClient client = platform.mongoClient()) {
      for (Document refusal :
          Platform.database(client)
              .getCollection("commits")
              .find(
                  new Document("gameId", gameId)
                      .append("refused", new Document("$exists", true)))) {
        codes.add(refusal.getString("code"));
      }
    }
    return codes;
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
}
