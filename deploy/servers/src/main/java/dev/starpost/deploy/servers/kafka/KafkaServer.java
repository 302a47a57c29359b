package dev.starpost.deploy.servers.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.starpost.deploy.servers.ServerSource;
import dev.starpost.deploy.servers.ServerStart;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.StartedServer;
import dev.starpost.deploy.servers.process.LeashedProcess;
import dev.starpost.deploy.servers.process.StopSignal;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.Reader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;

/** Kafka: one node that is broker and controller, without ZooKeeper. */
public final class KafkaServer {

  private static final String HEAP = "256m";
  private static final int PROBE_TIMEOUT_MILLIS = 2_000;
  private static final short API_VERSIONS = 18;
  private static final short DESCRIBE_CLUSTER = 60;
  private static final byte NO_TAGS = 0;
  private static final byte NO_OPERATIONS = 0;
  private static final int CORRELATION = 0x57A2;

  private KafkaServer() {}

  public static StartedServer<String> start(ServerStart start, ServerSource source)
      throws IOException, StartFailed, InterruptedException {
    int port = start.port(start.ports().kafka());
    return start(start, source, port, start.port(start.ports().kafkaController()));
  }

  /** On ports that were free a moment ago. */
  public static StartedServer<String> start(
      ServerStart start, ServerSource source, int port, int controllerPort)
      throws IOException, StartFailed, InterruptedException {
    Path directory = start.directoryFor(source);
    Path log = directory.resolve("log");
    Path settings = directory.resolve("server.properties");
    BrokerSettings.write(settings, log, port, controllerPort);

    LeashedProcess process =
        source instanceof ServerSource.Program installed
            ? startInstalled(start, installed.path(), directory, settings)
            : startEmbedded(start, settings);
    start.awaitAnswer(process, port, () -> answers(port) && isCluster(port, log));
    return new StartedServer<>(process, "127.0.0.1:" + port);
  }

  private static LeashedProcess startEmbedded(ServerStart start, Path settings)
      throws IOException, StartFailed {
    String main = "dev.starpost.deploy.kafka.Broker";
    List<String> small = List.of("-Xmx" + HEAP);
    return start.launch(
        start.embedded("kafka", main, small, settings.toString()), Map.of(), StopSignal.TERM);
  }

  private static LeashedProcess startInstalled(
      ServerStart start, Path programs, Path directory, Path settings)
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
  public static boolean answers(int port) throws IOException {
    try (var socket = connect(port)) {
      var request = ByteBuffer.allocate(14);
      request.putInt(10).putShort(API_VERSIONS).putShort((short) 0).putInt(CORRELATION);
      request.putShort((short) -1);
      new DataOutputStream(socket.getOutputStream()).write(request.array());
      var reply = new DataInputStream(socket.getInputStream());
      reply.readInt();
      return reply.readInt() == CORRELATION && reply.readShort() == 0;
    }
  }

  /**
   * Another broker may have taken the port after we looked, and would answer as well. But the id of
   * the cluster was drawn when our directory was formatted, and no other has it.
   */
  private static boolean isCluster(int port, Path log) throws IOException {
    var formatted = new Properties();
    try (Reader reader = Files.newBufferedReader(log.resolve("meta.properties"))) {
      formatted.load(reader);
    }
    return clusterAt(port).equals(formatted.getProperty("cluster.id"));
  }

  private static String clusterAt(int port) throws IOException {
    try (var socket = connect(port)) {
      var request = ByteBuffer.allocate(17);
      request.putInt(13).putShort(DESCRIBE_CLUSTER).putShort((short) 0).putInt(CORRELATION);
      request.putShort((short) -1).put(NO_TAGS).put(NO_OPERATIONS).put(NO_TAGS);
      socket.getOutputStream().write(request.array());
      var reply = new DataInputStream(socket.getInputStream());
      reply.skipNBytes(Integer.BYTES + Integer.BYTES + 1 + Integer.BYTES + Short.BYTES);
      shortText(reply);
      return shortText(reply);
    }
  }

  /** A compact string of at most 126 bytes: its length and one, as one byte; zero for none. */
  private static String shortText(DataInputStream in) throws IOException {
    return new String(in.readNBytes(Math.max(0, in.readByte() - 1)), UTF_8);
  }

  private static Socket connect(int port) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(PROBE_TIMEOUT_MILLIS);
    return socket;
  }
}
