package dev.starpost.deploy.servers.kafka;

import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The settings of a broker that is alone on its machine and must not lose what it acknowledged. */
final class BrokerSettings {

  private static final String ONE = "1";

  /** Topics are part of the design: a misspelt name must fail, not become a topic. */
  private static final Map<String, String> TOPICS =
      Map.of(
          "auto.create.topics.enable", "false",
          "default.replication.factor", ONE,
          "min.insync.replicas", ONE);

  /** Kafka's own topics expect three nodes unless told otherwise. */
  private static final Map<String, String> ONE_NODE =
      Map.of(
          "offsets.topic.replication.factor", ONE,
          "offsets.topic.num.partitions", "8",
          "transaction.state.log.replication.factor", ONE,
          "transaction.state.log.min.isr", ONE,
          "transaction.state.log.num.partitions", "4",
          "share.coordinator.state.topic.replication.factor", ONE,
          "share.coordinator.state.topic.min.isr", ONE,
          "share.coordinator.state.topic.num.partitions", "4",
          "group.initial.rebalance.delay.ms", "0");

  /**
   * On one node acks=all means: in the page cache of this machine. That outlives the broker, so a
   * kill -9 loses nothing. It does not outlive the machine: without a second node, a power cut
   * takes what was not flushed. A flush for each record would cost more than a local run needs; one
   * each second bounds that loss. The histories of the games are in MongoDB, which waits for the
   * disk.
   */
  private static final Map<String, String> DURABILITY =
      Map.of("log.flush.interval.ms", "1000", "log.flush.scheduler.interval.ms", "1000");

  /**
   * After a kill -9 the controller takes the node back when its old session ends: 9 s by default.
   */
  private static final Map<String, String> QUICK_RESTART =
      Map.of("broker.session.timeout.ms", "2000", "broker.heartbeat.interval.ms", "500");

  /**
   * A few clients on one machine; the buffer of the log cleaner alone is 128 MB by default, and
   * each partition's two indexes look like 10 MB, which frightens people who look at their disk.
   */
  private static final Map<String, String> SMALL =
      Map.of(
          "log.index.size.max.bytes", "1048576",
          "num.network.threads", "2",
          "num.io.threads", "4",
          "background.threads", "2",
          "log.cleaner.dedupe.buffer.size", "4194304");

  private BrokerSettings() {}

  static void write(Path file, Path logDirectory, int port, int controllerPort)
      throws IOException, StartFailed {
    if (logDirectory.toString().contains(",")) {
      throw new StartFailed(
          "Kafka takes a comma in the path of its data for a list of paths: choose a data directory without one instead of %s."
              .formatted(logDirectory));
    }
    String client = "PLAINTEXT://127.0.0.1:" + port;
    var settings = new LinkedHashMap<String, String>();
    settings.put("process.roles", "broker,controller");
    settings.put("node.id", "1");
    settings.put("log.dirs", logDirectory.toString());
    settings.put("listeners", client + ",CONTROLLER://127.0.0.1:" + controllerPort);
    settings.put("advertised.listeners", client);
    settings.put("controller.listener.names", "CONTROLLER");
    settings.put("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT");
    settings.put("controller.quorum.voters", "1@127.0.0.1:" + controllerPort);
    List.of(TOPICS, ONE_NODE, DURABILITY, QUICK_RESTART, SMALL).forEach(settings::putAll);
    Files.write(
        file,
        settings.entrySet().stream()
            .map(setting -> setting.getKey() + "=" + setting.getValue().replace("\\", "\\\\"))
            .toList());
  }
}
