package dev.starpost.deploy.load.streams;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Games of two in which the turn goes back and forth, as the engine would tell of them. */
final class TurnEvents implements AutoCloseable {
  static final String TOPIC = "game.events";
  private static final int PARTITIONS = 24;

  private final KafkaProducer<String, byte[]> producer;
  private final long[] versions;

  TurnEvents(String kafka, int count) throws IOException, InterruptedException {
    Map<String, Object> settings =
        Map.of(
            "bootstrap.servers",
            kafka,
            "acks",
            "all",
            // A partition that has just been made may refuse the first of several requests and take
            // the next: the first would be out of order for ever.
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
    this.versions = new long[count];
  }

  List<String> accounts() {
    List<String> accounts = new ArrayList<>();
    for (int game = 0; game < versions.length; game++) {
      accounts.add(account(game, 1));
      accounts.add(account(game, 2));
    }
    return accounts;
  }

  private static String account(int game, int seat) {
    return "bench-" + game + "-" + seat;
  }

  /** All of them, each waiting for its first player. */
  void begin() {
    for (int game = 0; game < versions.length; game++) {
      String started =
          """
          {"type":"game-started.v1","commandId":"c%1$d","players":[
           {"seat":1,"account":"%2$s","name":"a"},{"seat":2,"account":"%3$s","name":"b"}],
           "visibility":"public","commitment":"c"},"""
              .formatted(game, account(game, 1), account(game, 2));
      send(game, started, 1);
    }
    producer.flush();
  }

  /**
   * Lets so many commits happen in each second, evenly.
   *
   * @return how many there were; when it returns, the clients has had time to hear them
   */
  long play(int perSecond, int seconds, StreamClients clients) throws InterruptedException {
    long begin = System.nanoTime();
    long all = (long) perSecond * seconds;
    for (long i = 0; i < all; i++) {
      long due = begin + i * TimeUnit.SECONDS.toNanos(1) / perSecond;
      long early = due - System.nanoTime();
      if (early > 0) {
        TimeUnit.NANOSECONDS.sleep(early);
      }
      int game = (int) (i % versions.length);
      long mover = versions[game] % 2 == 1 ? 1 : 2;
      send(game, "{\"type\":\"moved.v1\",\"seat\":" + mover + "},", 3 - mover);
    }
    producer.flush();
    clients.awaitQuiet();
    return all;
  }

  private void send(int game, String facts, long awaited) {
    long version = ++versions[game];
    String id = "sal-bench-" + game;
    String commit =
        """
        {"type":"game-commit.v1","gameId":"%s","game":"salvage","version":%d,"at":"%s",
         "awaiting":[%d],"facts":[%s{"type":"turn-opened.v1","seats":[%d]}]}"""
            .formatted(id, version, Instant.now(), awaited, facts, awaited);
    var unused = producer.send(new ProducerRecord<>(TOPIC, id, commit.getBytes(UTF_8)));
  }

  @Override
  public void close() {
    producer.close();
  }
}
