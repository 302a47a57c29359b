package dev.starpost.outbox;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import javax.sql.DataSource;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.TopicExistsException;
import org.jboss.logging.Logger;

/** Start and stop of the relay: makes the topics as soon as Kafka answers; ends tidily. */
@ApplicationScoped
public class RelayStart {
  private static final Logger LOG = Logger.getLogger(RelayStart.class);
  private static final Duration POLL_INTERVAL = Duration.ofMillis(200);
  private static final long RETRY_MILLIS = 1_000;

  private final DataSource database;
  private final Map<String, Object> kafka;
  private final ChannelSender sender;
  private final TopicSettings settings;
  private final InboxSweep sweep;
  private final Instance<OutgoingTopics> topics;
  private final Thread starting = new Thread(this::prepare, "outbox-starting");
  private volatile Relay relay;
  private volatile boolean closed;

  RelayStart(
      DataSource database,
      @Identifier("default-kafka-broker") Map<String, Object> kafka,
      ChannelSender sender,
      TopicSettings settings,
      InboxSettings inbox,
      Instance<OutgoingTopics> topics) {
    this.database = database;
    this.kafka = kafka;
    this.sender = sender;
    this.settings = settings;
    this.sweep = new InboxSweep(inbox.kept(), System::nanoTime);
    this.topics = topics;
  }

  void begin(@Observes StartupEvent event) {
    starting.setDaemon(true);
    starting.start();
  }

  /** Whether what is written will be sent: by this instance, or by another if it ends. */
  public boolean isReady() {
    Relay begun = relay;
    return begun != null && begun.isAlive();
  }

  void wake() {
    Relay begun = relay;
    if (begun != null) {
      begun.wake();
    }
  }

  private void prepare() {
    while (!closed) {
      try {
        if (settings.create()) {
          createTopics();
        }
        begin();
        return;
      } catch (KafkaException e) {
        LOG.warnf(
            "Creating topics failed: %s, retrying in %d ms; messages wait in the outbox",
            e.getMessage(), RETRY_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
      try {
        Thread.sleep(RETRY_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private synchronized void begin() {
    if (!closed) {
      Relay made = new Relay(database, sender, POLL_INTERVAL, sweep);
      made.start();
      relay = made;
    }
  }

  private void createTopics() throws InterruptedException {
    try (Admin admin = Admin.create(kafka)) {
      for (OutgoingTopics some : topics) {
        for (NewTopic topic : some.all()) {
          create(topic, admin);
        }
      }
    }
  }

  private static void create(NewTopic topic, Admin admin) throws InterruptedException {
    try {
      admin.createTopics(List.of(topic)).all().get();
      LOG.infof("Topic created topic=%s", topic.name());
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof TopicExistsException)) {
        throw new KafkaException("cannot create " + topic.name(), e.getCause());
      }
    }
  }

  void end(@Observes ShutdownEvent event) {
    closed = true;
    starting.interrupt();
    synchronized (this) {
      if (relay != null) {
        relay.close();
      }
    }
  }
}
