package dev.starpost.engine.kafka.event;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.CommandReply;
import dev.starpost.contracts.game.CommandReply.Status;
import dev.starpost.contracts.game.ReplyAddress;
import dev.starpost.engine.command.CommandOutcome;
import dev.starpost.engine.command.PendingReplies;
import dev.starpost.engine.command.Publisher;
import dev.starpost.engine.command.ReceivedCommand;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.engine.kafka.MessageSender;
import dev.starpost.engine.kafka.Topics;
import io.opentelemetry.context.Context;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Publisher to Kafka; whoever waits in this very process is replied to directly. */
public final class KafkaPublisher implements Publisher {
  private final Topics topics;
  private final MessageSender sender;
  private final PendingReplies pending;
  private final Executor executor;

  public KafkaPublisher(
      Topics topics, MessageSender sender, PendingReplies pending, Executor executor) {
    this.topics = topics;
    this.sender = sender;
    this.pending = pending;
    this.executor = executor;
  }

  @Override
  public CompletableFuture<Void> publish(Commit commit, ReceivedCommand cause) {
    return sender.send(
        topics.events(),
        commit.gameId(),
        commit.announcement().text().getBytes(StandardCharsets.UTF_8),
        trace(cause),
        cause.requestId());
  }

  @Override
  public void reply(ReceivedCommand received, CommandOutcome outcome) {
    received.span().end();
    Optional<ReplyAddress> replyTo = received.command().replyTo();
    if (replyTo.isEmpty()) {
      return;
    }
    if (pending.isHere(replyTo.get().instance())) {
      pending.deliver(received.command().commandId(), outcome);
    } else if (replyTo.get().partition() >= 0
        && replyTo.get().partition() < Topics.REPLY_PARTITIONS) {
      // Not in the thread of Kafka's client: it would wait for metadata of the topic that only it
      // itself can fetch, and every other record with it.
      executor.execute(() -> send(received, replyTo.get(), outcome));
    }
  }

  /** A reply that is lost is made good by a look into the history. */
  private void send(ReceivedCommand received, ReplyAddress to, CommandOutcome outcome) {
    var unused =
        sender.send(
            new ProducerRecord<>(
                topics.replies(),
                to.partition(),
                received.command().gameId(),
                ContractJson.write(reply(received, to, outcome))),
            trace(received),
            received.requestId());
  }

  private static CommandReply reply(
      ReceivedCommand received, ReplyAddress to, CommandOutcome outcome) {
    String commandId = received.command().commandId();
    String gameId = received.command().gameId();
    if (outcome instanceof CommandOutcome.Recorded recorded) {
      if (recorded.record() instanceof Commit commit) {
        return new CommandReply(
            commandId,
            gameId,
            to.instance(),
            Status.COMMITTED,
            Optional.of(commit.version()),
            Optional.empty());
      }
      String code = ((StoredRefusal) recorded.record()).refusal().code();
      return new CommandReply(
          commandId, gameId, to.instance(), Status.REFUSED, Optional.empty(), Optional.of(code));
    }
    Status status = outcome instanceof CommandOutcome.Parked ? Status.PARKED : Status.ID_REUSED;
    return new CommandReply(
        commandId, gameId, to.instance(), status, Optional.empty(), Optional.empty());
  }

  private static Context trace(ReceivedCommand received) {
    return Context.root().with(received.span());
  }
}
