package dev.starpost.deploy.load.ladders;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Ranked games of three among the players of a ladder, as the engine would tell of them. */
final class RankedGameEvents implements AutoCloseable {
  private static final String TOPIC = "game.events";
  private static final int PARTITIONS = 24;

  /** Of each game: it begins, all move twice, it ends. */
  static final int COMMITS = 8;

  private final Random random = new Random(3);
  private final KafkaProducer<String, byte[]> producer;
  private final int players;
  private int played;

  RankedGameEvents(String kafka, int players) throws IOException, InterruptedException {
    Map<String, Object> settings =
        Map.of(
            "bootstrap.servers",
            kafka,
            "acks",
            "all",
            // See TurnEvents: the topic has just been made.
            "max.in.flight.requests.per.connection",
            1);
    try (Admin admin = Admin.create(settings)) {
      admin
          .createTopics(List.of(new NewTopic(TOPIC, Optional.of(PARTITIONS), Optional.empty())))
          .all()
          .get();
    } catch (ExecutionException e) {
      throw new IOException("the topic cannot be made", e);
    }
    this.producer =
        new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer());
    this.players = players;
  }

  /** All of so many more games, one after the other. */
  void play(int count) {
    for (int game = 0; game < count; game++) {
      String id = "sal-bench-" + played++;
      String[] accounts = {somebody(0), somebody(1), somebody(2)};
      send(
          id,
          1,
          1,
          """
          {"type":"game-started.v1","commandId":"c","players":[
           {"seat":1,"account":"%s","name":"a"},{"seat":2,"account":"%s","name":"b"},
           {"seat":3,"account":"%s","name":"c"}],"visibility":"public","commitment":"c"}"""
              .formatted((Object[]) accounts));
      for (int version = 2; version < COMMITS; version++) {
        int seat = 1 + (version - 2) % 3;
        send(id, version, 1 + seat % 3, "{\"type\":\"moved.v1\",\"seat\":" + seat + "}");
      }
      send(id, COMMITS, 0, finished(accounts));
    }
    producer.flush();
  }

  /** Games so far. */
  int played() {
    return played;
  }

  /** Three numbers of the same game differ. */
  private String somebody(int seat) {
    return "bench-" + (1 + seat + 3 * random.nextInt(Math.max(1, players / 3)));
  }

  private static String finished(String[] accounts) {
    String place =
        "{\"seat\":%1$d,\"account\":\"%2$s\",\"rank\":%1$d,\"stayed\":true,\"points\":0}";
    return "{\"type\":\"game-finished.v1\",\"rated\":true,\"rivals\":[],\"places\":[%s,%s,%s]}"
        .formatted(
            place.formatted(1, accounts[0]),
            place.formatted(2, accounts[1]),
            place.formatted(3, accounts[2]));
  }

  private void send(String id, int version, int awaited, String fact) {
    String commit =
        """
        {"type":"game-commit.v1","gameId":"%s","game":"salvage","version":%d,"at":"%s",
         "awaiting":[%s],"facts":[%s]}"""
            .formatted(id, version, Instant.now(), awaited == 0 ? "" : awaited, fact);
    var unused = producer.send(new ProducerRecord<>(TOPIC, id, commit.getBytes(UTF_8)));
  }

  @Override
  public void close() {
    producer.close();
  }
}
