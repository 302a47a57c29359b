package dev.starpost.engine.faults;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.engine.faults.audit.Archive;
import dev.starpost.engine.faults.audit.Books;
import dev.starpost.engine.faults.audit.Group;
import dev.starpost.engine.faults.platform.Platform;
import dev.starpost.engine.faults.platform.PlatformExtension;
import dev.starpost.engine.faults.play.Api;
import dev.starpost.engine.faults.play.Club;
import dev.starpost.engine.faults.play.Courier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Whatever somebody writes to the topic of commands, the games behind it go on. */
@ExtendWith(PlatformExtension.class)
@Tag("system")
class PoisonTest {
  private static final int LARGE = 10 * 1024 * 1024;
  private static final int SOME_MOVES = 100;
  private static final String LARGEST = Integer.toString(LARGE + 64 * 1024);
  private static final String MOVE =
      """
      {"type":"move.v1","commandId":"%s","gameId":"%s","seat":1,"knownVersion":1,"move":{"type":"bid","crew":[]}}\
      """;

  /** What is wrong, by what the engine has to say about it. */
  private static Map<String, ProducerRecord<String, byte[]>> poisons(int partition) {
    String game = "sv-poison-" + partition;
    Map<String, ProducerRecord<String, byte[]>> poisons = new TreeMap<>();
    poisons.put("it is empty", record(partition, game, null));
    poisons.put("No content", record(partition, game, new byte[0]));
    poisons.put("Unexpected end-of-input", record(partition, game, utf8("{\"type\":")));
    poisons.put("dance.v1", record(partition, game, utf8("{\"type\":\"dance.v1\"}")));
    poisons.put("commandId", record(partition, game, utf8("{\"type\":\"undo.v1\",\"seat\":1}")));
    String deep = "{\"type\":\"move.v1\",\"move\":{\"deep\":" + "[".repeat(100_000);
    poisons.put("nesting depth", record(partition, game, utf8(deep)));
    poisons.put("its key is not", record(partition, "sv-other", utf8(MOVE.formatted("a", game))));
    poisons.put("its key is not its", record(partition, null, utf8(MOVE.formatted("a", game))));
    String foreign = "xx-" + partition;
    poisons.put("is not a game of", record(partition, foreign, utf8(MOVE.formatted("a", foreign))));
    String colon = "sv-a:refused";
    poisons.put("none of ours", record(partition, colon, utf8(MOVE.formatted("a", colon))));
    String longKey = "sv-" + "x".repeat(LARGE / 8);
    poisons.put("its key", record(partition, longKey, utf8(MOVE.formatted("a", game))));
    poisons.put("bytes", record(partition, game, new byte[LARGE]));
    return poisons;
  }

  private static ProducerRecord<String, byte[]> record(int partition, String key, byte[] value) {
    return new ProducerRecord<>(Group.COMMANDS, partition, key, value);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(UTF_8);
  }

  @Test
  void games_go_on_behind_whatever_is_in_the_topic(Platform platform) throws Exception {
    Courier courier = Courier.inPeace(new Api(platform));
    Map<String, String> expected = new HashMap<>();
    try (Group group = new Group(platform);
        Club club = new Club("brave", 12, courier, new Random(1));
        KafkaProducer<String, byte[]> producer =
            new KafkaProducer<>(
                Map.of(
                    "bootstrap.servers", platform.broker().address(), "max.request.size", LARGEST),
                new StringSerializer(),
                new ByteArraySerializer())) {
      allowLarge(group);
      for (int partition = 0; partition < Group.PARTITIONS; partition++) {
        for (var poison : poisons(partition).entrySet()) {
          RecordMetadata place = producer.send(poison.getValue()).get();
          expected.put(place.partition() + " " + place.offset(), poison.getKey());
        }
        String unknown = "sv-unknown-" + partition;
        byte[] move = utf8(MOVE.formatted("to-" + unknown, unknown));
        producer.send(record(partition, unknown, move)).get();
      }
      courier.ledger().awaitMore(SOME_MOVES);
      club.sendHome();
    }

    assertThat(Books.read(platform).violations(courier.ledger())).isEmpty();
    Archive archive = new Archive(platform);
    assertThat(archive.parked()).isEmpty();
    Map<String, String> reasons = new HashMap<>();
    for (ConsumerRecord<String, byte[]> letter : archive.records(Archive.DEAD_LETTERS)) {
      assertThat(header(letter, "topic")).isEqualTo(Group.COMMANDS);
      reasons.put(
          header(letter, "partition") + " " + header(letter, "offset"), header(letter, "reason"));
    }
    assertThat(reasons).containsOnlyKeys(expected.keySet());
    expected.forEach((place, reason) -> assertThat(reasons.get(place)).contains(reason));
    for (int partition = 0; partition < Group.PARTITIONS; partition++) {
      assertThat(archive.refusals("sv-unknown-" + partition)).containsExactly("no-game");
    }
  }

  private static void allowLarge(Group group) throws Exception {
    ConfigResource topic = new ConfigResource(ConfigResource.Type.TOPIC, Group.COMMANDS);
    AlterConfigOp larger =
        new AlterConfigOp(new ConfigEntry("max.message.bytes", LARGEST), AlterConfigOp.OpType.SET);
    group.admin().incrementalAlterConfigs(Map.of(topic, List.of(larger))).all().get();
  }

  private static String header(ConsumerRecord<String, byte[]> letter, String name) {
    return new String(letter.headers().lastHeader(name).value(), UTF_8);
  }
}
