package dev.starpost.engine.kafka.command;

import com.mongodb.MongoException;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.CommandReply;
import dev.starpost.contracts.game.ReplyAddress;
import dev.starpost.engine.command.CommandOutcome;
import dev.starpost.engine.command.PendingReplies;
import dev.starpost.engine.game.CommandRecord;
import dev.starpost.engine.history.History;
import dev.starpost.engine.kafka.KafkaSettings;
import dev.starpost.engine.kafka.TopicTail;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.engine.lifecycle.Startable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;

/**
 * Tail of the replies that other instances send to this one. A reply says only how a command ended;
 * the record itself is read from the history.
 */
public final class ReplyTail implements Startable {
  private static final Logger LOG = Logger.getLogger(ReplyTail.class);

  private final String topic;
  private final PendingReplies pending;
  private final History history;
  private final TopicTail tail;

  public ReplyTail(Topics topics, KafkaSettings settings, PendingReplies pending, History history) {
    this.topic = topics.replies();
    this.pending = pending;
    this.history = history;
    this.tail =
        new TopicTail(
            "replies",
            settings.tailConsumer(),
            List.of(new TopicPartition(topic, pending.address().partition())),
            new Replies());
  }

  /** An address for an instance, in a partition at random. */
  public static ReplyAddress newAddress() {
    // Nobody hands partitions out: two instances with the same one pass over each other's replies.
    int partition = ThreadLocalRandom.current().nextInt(Topics.REPLY_PARTITIONS);
    return new ReplyAddress(UUID.randomUUID().toString(), partition);
  }

  @Override
  public void start() {
    tail.start();
  }

  @Override
  public void awaitStarted() throws InterruptedException {
    tail.awaitStarted();
  }

  private final class Replies implements TopicTail.Reader {
    @Override
    public void read(ConsumerRecords<String, byte[]> records) {
      Map<String, String> stored = new LinkedHashMap<>();
      for (ConsumerRecord<String, byte[]> each : records) {
        Optional<CommandReply> reply = ours(each);
        reply.ifPresent(ours -> sort(ours, stored));
      }
      if (!stored.isEmpty()) {
        deliverStored(stored);
      }
    }

    private Optional<CommandReply> ours(ConsumerRecord<String, byte[]> each) {
      try {
        return Optional.of(ContractJson.read(each.value(), CommandReply.class))
            .filter(reply -> pending.isHere(reply.instance()));
      } catch (ContractJson.Malformed e) {
        LOG.warnf(
            "Reply skipped topic=%s partition=%d offset=%d: %s",
            topic, each.partition(), each.offset(), e.getMessage());
        return Optional.empty();
      }
    }

    private void sort(CommandReply reply, Map<String, String> stored) {
      switch (reply.status()) {
        case COMMITTED ->
            stored.put(
                reply.commandId(), History.commitId(reply.gameId(), reply.version().orElse(0L)));
        case REFUSED ->
            stored.put(reply.commandId(), History.refusalId(reply.gameId(), reply.commandId()));
        case ID_REUSED -> pending.deliver(reply.commandId(), new CommandOutcome.IdReused());
        case PARKED -> pending.deliver(reply.commandId(), new CommandOutcome.Parked());
      }
    }

    private void deliverStored(Map<String, String> stored) {
      try {
        Map<String, CommandRecord> records = history.byId(new ArrayList<>(stored.values()));
        stored.forEach(
            (commandId, id) -> {
              CommandRecord found = records.get(id);
              if (found != null) {
                pending.deliver(commandId, new CommandOutcome.Recorded(found));
              }
            });
      } catch (MongoException e) {
        LOG.warnf(
            "Reading records of replies failed replies=%d: %s, each caller retries at its timeout",
            stored.size(), e);
      }
    }

    @Override
    public void missed() {
      // Whoever waits will look into the history.
    }
  }

  @Override
  public void close() {
    tail.close();
  }
}
