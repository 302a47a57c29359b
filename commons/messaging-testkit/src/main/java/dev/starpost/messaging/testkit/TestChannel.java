package dev.starpost.messaging.testkit;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.Cancellable;
import io.smallrye.reactive.messaging.kafka.KafkaConnector;
import io.smallrye.reactive.messaging.kafka.api.IncomingKafkaRecordBatchMetadata;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.RebalanceInProgressException;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.eclipse.microprofile.reactive.messaging.Message;

/**
 * A channel as services have it, with the settings that all of them share, but with a topic, a
 * group and a receiver of the test's own: a second instance, a new group, or one that is killed.
 */
public final class TestChannel implements AutoCloseable {
  private static final String SHARED = "mp.messaging.connector.smallrye-kafka.";

  private final Cancellable subscription;

  private TestChannel(Cancellable subscription) {
    this.subscription = subscription;
  }

  /**
   * Opens a channel.
   *
   * @param more attributes of the channel
   * @param receiver what is acknowledged when it completes
   */
  public static TestChannel open(
      KafkaConnector connector,
      String topic,
      String group,
      Map<String, String> more,
      Function<ConsumerRecords<String, byte[]>, Uni<Void>> receiver) {
    Map<String, String> attributes = shared();
    attributes.put("channel-name", group);
    attributes.put("topic", topic);
    attributes.put("group.id", group);
    attributes.putAll(more);
    return new TestChannel(
        Multi.createFrom()
            .publisher(connector.getPublisher(config(attributes)))
            .onItem()
            .transformToUniAndConcatenate(batch -> receive(batch, receiver))
            .subscribe()
            .with(done -> {}, failure -> {}));
  }

  private static Uni<Void> receive(
      Message<?> batch, Function<ConsumerRecords<String, byte[]>, Uni<Void>> receiver) {
    @SuppressWarnings("unchecked")
    IncomingKafkaRecordBatchMetadata<String, byte[]> metadata =
        batch.getMetadata(IncomingKafkaRecordBatchMetadata.class).orElseThrow();
    return receiver
        .apply(metadata.getRecords())
        .onItem()
        .transformToUni(done -> Uni.createFrom().completionStage(batch.ack()));
  }

  /** What is set for all channels. */
  private static Map<String, String> shared() {
    Config config = ConfigProvider.getConfig();
    Map<String, String> shared = new HashMap<>();
    for (String name : config.getPropertyNames()) {
      if (name.startsWith(SHARED)) {
        shared.put(name.substring(SHARED.length()), config.getValue(name, String.class));
      }
    }
    return shared;
  }

  private static Config config(Map<String, String> attributes) {
    return new SmallRyeConfigBuilder()
        .withSources(new PropertiesConfigSource(attributes, "channel", 0))
        .build();
  }

  /**
   * Commits the offsets of what was acknowledged, and leaves the group. While the group rebalances
   * nothing can be committed: whoever gets the partitions reads some records again.
   */
  @Override
  public void close() {
    try {
      subscription.cancel();
    } catch (KafkaException e) {
      if (!isOfRebalance(e)) {
        throw e;
      }
    }
  }

  private static boolean isOfRebalance(Throwable failure) {
    return failure instanceof RebalanceInProgressException
        || (failure.getCause() != null && isOfRebalance(failure.getCause()));
  }
}
