package dev.starpost.engine.kafka;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.errors.TopicExistsException;
import org.jboss.logging.Logger;

/** Creates the topics that are missing, and lets the others say when a command arrived. */
public final class TopicCreator {
  private static final Logger LOG = Logger.getLogger(TopicCreator.class);

  private final Admin admin;

  public TopicCreator(Admin admin) {
    this.admin = admin;
  }

  public void create(List<NewTopic> topics) throws InterruptedException {
    for (NewTopic topic : topics) {
      create(topic);
    }
  }

  private void create(NewTopic topic) throws InterruptedException {
    try {
      admin.createTopics(List.of(topic)).all().get();
      LOG.infof("Topic created topic=%s", topic.name());
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof TopicExistsException)) {
        throw new KafkaException("cannot create " + topic.name(), e.getCause());
      }
      stampArrivals(topic);
    }
  }

  /** Topics of commands that were made before there were clocks. */
  private void stampArrivals(NewTopic topic) throws InterruptedException {
    String type = topic.configs().get(TopicConfig.MESSAGE_TIMESTAMP_TYPE_CONFIG);
    if (type == null) {
      return;
    }
    var entry = new ConfigEntry(TopicConfig.MESSAGE_TIMESTAMP_TYPE_CONFIG, type);
    var change = new AlterConfigOp(entry, AlterConfigOp.OpType.SET);
    var resource = new ConfigResource(ConfigResource.Type.TOPIC, topic.name());
    try {
      admin.incrementalAlterConfigs(Map.of(resource, List.of(change))).all().get();
    } catch (ExecutionException e) {
      throw new KafkaException("cannot set the timestamps of " + topic.name(), e.getCause());
    }
  }
}
