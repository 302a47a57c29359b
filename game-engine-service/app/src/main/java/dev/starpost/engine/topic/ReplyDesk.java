package dev.starpost.engine.topic;

import com.mongodb.MongoException;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.CommandReply;
import dev.starpost.contracts.game.ReplyAddress;
import dev.starpost.engine.game.Answer;
import dev.starpost.engine.history.History;
import dev.starpost.engine.host.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;

/**
 * Where this instance waits for the outcomes of the commands that it has sent. A reply says only
 * how a command ended; the answer itself is read from the history. A reply can be lost: whoever
 * waits looks into the history once more before giving up.
 */
public final class ReplyDesk implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(ReplyDesk.class);

  private final ReplyAddress address;
  private final History history;
  private final Executor executor;
  private final TopicTail tail;
  private final Map<String, List<CompletableFuture<Outcome>>> waiting = new ConcurrentHashMap<>();

  public ReplyDesk(Topics topics, KafkaSettings settings, History history, Executor executor) {
    // Nobody hands partitions out: two instances with the same one pass over each other's replies.
    int partition = ThreadLocalRandom.current().nextInt(Topics.REPLY_PARTITIONS);
    this.address = new ReplyAddress(UUID.randomUUID().toString(), partition);
    this.history = history;
    this.executor = executor;
    this.tail =
        new TopicTail(
            "replies",
            settings.tailConsumer(),
            List.of(new TopicPartition(topics.replies(), partition)),
            new Replies());
  }

  void start() {
    tail.start();
  }

  void awaitListening() throws InterruptedException {
    tail.awaitListening();
  }

  public ReplyAddress address() {
    return address;
  }

  boolean isHere(ReplyAddress other) {
    return other.instance().equals(address.instance());
  }

  public int waiting() {
    return waiting.size();
  }

  /** Completes when an outcome arrives; the caller ends the wait with {@link #leave}. */
  public CompletableFuture<Outcome> await(String commandId) {
    CompletableFuture<Outcome> outcome = new CompletableFuture<>();
    waiting.compute(
        commandId,
        (id, others) -> {
          List<CompletableFuture<Outcome>> all =
              others == null ? new CopyOnWriteArrayList<>() : others;
          all.add(outcome);
          return all;
        });
    return outcome;
  }

  public void leave(String commandId, CompletableFuture<Outcome> outcome) {
    waiting.computeIfPresent(
        commandId,
        (id, others) -> {
          others.removeIf(other -> other == outcome);
          return others.isEmpty() ? null : others;
        });
  }

  /** For outcomes that are known in this very process. */
  void deliver(String commandId, Outcome outcome) {
    List<CompletableFuture<Outcome>> all = waiting.remove(commandId);
    if (all != null) {
      // Not in the thread of Kafka's client, which has other records to acknowledge.
      all.forEach(waiter -> executor.execute(() -> waiter.complete(outcome)));
    }
  }

  /** What arrives from other instances. */
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
            .filter(reply -> reply.instance().equals(address.instance()));
      } catch (ContractJson.Malformed e) {
        LOG.warnf("Passed over a reply at offset %d: %s", each.offset(), e.getMessage());
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
        case ID_REUSED -> deliver(reply.commandId(), new Outcome.IdReused());
        case PARKED -> deliver(reply.commandId(), new Outcome.Parked());
      }
    }

    private void deliverStored(Map<String, String> stored) {
      try {
        Map<String, Answer> answers = history.byId(new ArrayList<>(stored.values()));
        stored.forEach(
            (commandId, id) -> {
              Answer answer = answers.get(id);
              if (answer != null) {
                deliver(commandId, new Outcome.Answered(answer));
              }
            });
      } catch (MongoException e) {
        LOG.warnf("Replies wait for their last look: %s", e);
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
