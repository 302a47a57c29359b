package dev.starpost.engine.kafka;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.DescribeClusterOptions;
import org.apache.kafka.common.KafkaException;

/** Health probe of Kafka: asks whether a broker is there. */
public final class BrokerProbe implements AutoCloseable {
  private final KafkaSettings settings;
  private Admin admin;

  public BrokerProbe(KafkaSettings settings) {
    this.settings = settings;
  }

  /** Whether a broker answers within that time. */
  public synchronized boolean answers(Duration timeout) {
    int millis = Math.toIntExact(timeout.toMillis());
    try {
      if (admin == null) {
        admin = Admin.create(settings.admin());
      }
      var nodes = admin.describeCluster(new DescribeClusterOptions().timeoutMs(millis)).nodes();
      return !nodes.get(millis, TimeUnit.MILLISECONDS).isEmpty();
    } catch (KafkaException | ExecutionException | TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public synchronized void close() {
    if (admin != null) {
      admin.close(Duration.ZERO);
    }
  }
}
