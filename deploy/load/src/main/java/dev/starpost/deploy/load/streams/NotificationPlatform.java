package dev.starpost.deploy.load.streams;

import dev.starpost.deploy.load.bench.BenchPlatform;
import dev.starpost.deploy.load.bench.BenchTokens;
import dev.starpost.deploy.load.bench.ProcessUsage;
import dev.starpost.deploy.load.bench.ServiceProcess;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.postgres.Postgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/** One notification service and its servers, which believes tokens of the benchmark's own. */
final class NotificationPlatform implements AutoCloseable {
  /** Of the service's process. */
  static final String NAME = "notification";

  private static final String GROUP = "notification-game.events";
  private static final Pattern TOLD = Pattern.compile("starpost_news_total\\{[^}]*} ([0-9.E]+)");
  private static final long GLANCE_MILLIS = 200;

  private final BenchPlatform bench;
  private final BenchTokens tokens;
  private ServiceProcess service;

  private NotificationPlatform(BenchPlatform bench, BenchTokens tokens) {
    this.bench = bench;
    this.tokens = tokens;
  }

  /** Returns when everything is ready. */
  static NotificationPlatform start(Path root, Consumer<String> say)
      throws IOException, StartFailed, InterruptedException {
    BenchPlatform bench =
        BenchPlatform.start(root, "embedded", EnumSet.of(Backing.KAFKA, Backing.POSTGRES), say);
    NotificationPlatform platform = new NotificationPlatform(bench, BenchTokens.start());
    try {
      platform.serve();
      return platform;
    } catch (IOException | InterruptedException | RuntimeException e) {
      platform.close();
      throw e;
    }
  }

  private void serve() throws IOException, InterruptedException {
    Postgres postgres = bench.servers().postgres();
    service =
        bench.serve(
            NAME,
            "notification-service",
            List.of(),
            Map.of(
                "KAFKA_BOOTSTRAP_SERVERS",
                bench.servers().kafka(),
                "QUARKUS_DATASOURCE_JDBC_URL",
                postgres.jdbcUrl("postgres") + "?currentSchema=" + NAME,
                "QUARKUS_DATASOURCE_USERNAME",
                postgres.user(),
                "QUARKUS_DATASOURCE_PASSWORD",
                postgres.password(),
                "QUARKUS_FLYWAY_SCHEMAS",
                NAME,
                "STARPOST_SECRETS_KEY",
                "of a benchmark, and of no other use",
                "STARPOST_MAIL_DELIVERY",
                "mailbox",
                "MP_JWT_VERIFY_PUBLICKEY_LOCATION",
                tokens.jwksAddress()));
    service.awaitReady();
  }

  String kafka() {
    return bench.servers().kafka();
  }

  int port() {
    return service.port();
  }

  List<String> tokens(List<String> accounts) {
    return accounts.stream().map(tokens::player).toList();
  }

  /** Returns when the service has read all that was told of games. */
  void awaitRead() throws IOException, InterruptedException {
    String before = "";
    String metrics = service.metrics();
    while (!isRead() || told(metrics).isEmpty() || !told(metrics).equals(before)) {
      bench.requireAlive();
      before = told(metrics);
      Thread.sleep(GLANCE_MILLIS);
      metrics = service.metrics();
    }
  }

  /** Whether the group has committed all that is in the topic. */
  private boolean isRead() throws IOException, InterruptedException {
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", kafka()))) {
      Map<TopicPartition, OffsetSpec> ends = new HashMap<>();
      admin
          .describeTopics(List.of(TurnEvents.TOPIC))
          .allTopicNames()
          .get()
          .get(TurnEvents.TOPIC)
          .partitions()
          .forEach(
              each ->
                  ends.put(
                      new TopicPartition(TurnEvents.TOPIC, each.partition()), OffsetSpec.latest()));
      Map<TopicPartition, OffsetAndMetadata> read =
          admin.listConsumerGroupOffsets(GROUP).partitionsToOffsetAndMetadata().get();
      return admin.listOffsets(ends).all().get().entrySet().stream()
          .allMatch(
              end ->
                  end.getValue().offset() == 0
                      || (read.containsKey(end.getKey())
                          && read.get(end.getKey()).offset() == end.getValue().offset()));
    } catch (ExecutionException e) {
      throw new IOException("the offsets of the group are not told", e);
    }
  }

  private static String told(String metrics) {
    return TOLD.matcher(metrics).results().map(found -> found.group(1)).toList().toString();
  }

  /** Bytes of the service in RAM. */
  long memory() {
    return ProcessUsage.resident(service.pid()).orElse(0);
  }

  /** CPU seconds that each process has used so far. */
  Map<String, Double> cpu() {
    return bench.cpu();
  }

  void requireAlive() throws IOException {
    bench.requireAlive();
  }

  @Override
  public void close() {
    bench.close();
    tokens.close();
  }
}
