package dev.starpost.deploy.servers;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Kafka: one node that is broker and controller, without ZooKeeper. */
final class KafkaServer {

  private static final String HEAP = "256m";
  private static final int PROBE_TIMEOUT_MILLIS = 2_000;
  private static final short API_VERSIONS = 18;
  private static final int CORRELATION = 0x57A2;

  private KafkaServer() {}

  static Started<String> start(Start start, Source source)
      throws IOException, StartFailed, InterruptedException {
    int port = start.port(start.ports().kafka());
    int controllerPort = start.port(start.ports().kafkaController());
    Path directory = start.directoryFor(source);
    Path log = directory.resolve("log");
    Path settings = directory.resolve("server.properties");
    KafkaSettings.write(settings, log, port, controllerPort);

    LeashedProcess process =
        source instanceof Source.Program installed
            ? startInstalled(start, installed.path(), directory, settings)
            : startEmbedded(start, settings);
    start.awaitAnswer(process, port, () -> answers(port));
    return new Started<>(process, "127.0.0.1:" + port);
  }

  private static LeashedProcess startEmbedded(Start start, Path settings)
      throws IOException, StartFailed {
    String main = "dev.starpost.deploy.kafka.Broker";
    return start.launch(
        start.embedded("kafka", main, HEAP, settings.toString()), Map.of(), StopSignal.TERM);
  }

  private static LeashedProcess startInstalled(
      Start start, Path programs, Path directory, Path settings)
      throws IOException, StartFailed, InterruptedException {
    // Its scripts write logs of their own beside the distribution unless told otherwise.
    Map<String, String> environment =
        Map.of("LOG_DIR", directory.resolve("logs").toString(), "KAFKA_HEAP_OPTS", "-Xmx" + HEAP);
    if (!Files.exists(directory.resolve("log/meta.properties"))) {
      String format = programs.resolve("kafka-storage.sh").toString();
      start.run(
          List.of(
              format,
              "format",
              "--ignore-formatted",
              "--cluster-id",
              newClusterId(),
              "--config",
              settings.toString()),
          environment);
    }
    return start.launch(
        List.of(programs.resolve("kafka-server-start.sh").toString(), settings.toString()),
        environment,
        StopSignal.TERM);
  }

  /** A UUID as Kafka writes it; one that begins with a hyphen would be taken for an option. */
  private static String newClusterId() {
    UUID id = UUID.randomUUID();
    byte[] bytes =
        ByteBuffer.allocate(16)
            .putLong(id.getMostSignificantBits() & Long.MAX_VALUE)
            .putLong(id.getLeastSignificantBits())
            .array();
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /**
   * Asks which requests the broker knows. It listens early, but answers only when it has caught up
   * with its metadata and the controller has let it in.
   */
  static boolean answers(int port) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(PROBE_TIMEOUT_MILLIS);
      var request = ByteBuffer.allocate(14);
      request.putInt(10).putShort(API_VERSIONS).putShort((short) 0).putInt(CORRELATION);
      request.putShort((short) -1);
      new DataOutputStream(socket.getOutputStream()).write(request.array());
      var reply = new DataInputStream(socket.getInputStream());
      reply.readInt();
      return reply.readInt() == CORRELATION && reply.readShort() == 0;
    }
  }
}
