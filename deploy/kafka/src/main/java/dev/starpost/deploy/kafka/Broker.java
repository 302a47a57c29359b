package dev.starpost.deploy.kafka;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/**
 * One Kafka node, broker and controller in one: what {@code kafka-storage.sh} and {@code
 * kafka-server-start.sh} do in a Kafka distribution.
 *
 * <p>Argument: the file of settings. They are made where a distribution gets the same ones, in
 * deploy/servers.
 */
public final class Broker {

  private Broker() {}

  public static void main(String[] arguments) {
    try {
      run(arguments);
    } catch (Throwable e) {
      // Half a broker has threads that would keep this process, without a port, for ever.
      e.printStackTrace(System.out);
      System.out.flush();
      Runtime.getRuntime().halt(1);
    }
  }

  private static void run(String[] arguments) throws Exception {
    if (arguments.length != 1) {
      throw new IllegalArgumentException("usage: Broker SETTINGS");
    }
    Properties settings = read(Path.of(arguments[0]));
    formatIfNew(settings);

    var server = new KafkaRaftServer(KafkaConfig.fromProps(settings, false), Time.SYSTEM);
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown, "shutdown"));
    server.startup();
    server.awaitShutdown();
  }

  private static Properties read(Path file) throws IOException {
    var settings = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      settings.load(reader);
    }
    return settings;
  }

  /** A start that was killed while formatting is begun anew: meta.properties is written last. */
  private static void formatIfNew(Properties settings) throws Exception {
    Path directory = Path.of(settings.getProperty("log.dirs"));
    if (Files.exists(directory.resolve("meta.properties"))) {
      return;
    }
    Files.createDirectories(directory);
    Files.deleteIfExists(directory.resolve("bootstrap.checkpoint"));
    new Formatter()
        .setPrintStream(System.out)
        .setNodeId(Integer.parseInt(settings.getProperty("node.id")))
        .setClusterId(Uuid.randomUuid().toString())
        .setDirectories(List.of(directory.toString()))
        .setMetadataLogDirectory(directory.toString())
        .setControllerListenerName(settings.getProperty("controller.listener.names"))
        .setReleaseVersion(MetadataVersion.latestProduction())
        .setUnstableFeatureVersionsEnabled(false)
        .setIgnoreFormatted(true)
        .setHasDynamicQuorum(false)
        .run();
  }
}
