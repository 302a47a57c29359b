package dev.starpost.engine.topic;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.CommandReply;
import dev.starpost.contracts.game.CommandReply.Status;
import dev.starpost.contracts.game.ReplyAddress;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.engine.host.Delivery;
import dev.starpost.engine.host.Outbox;
import dev.starpost.engine.host.Outcome;
import io.opentelemetry.context.Context;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Tells through Kafka; whoever waits in this very process is told directly. */
public final class TopicOutbox implements Outbox {
  private final Topics topics;
  private final MessageSender sender;
  private final ReplyDesk desk;
  private final Executor executor;

  public TopicOutbox(Topics topics, MessageSender sender, ReplyDesk desk, Executor executor) {
    this.topics = topics;
    this.sender = sender;
    this.desk = desk;
    this.executor = executor;
  }

  @Override
  public CompletableFuture<Void> announce(Commit commit, Delivery cause) {
    return sender.send(
        topics.events(),
        commit.gameId(),
        commit.announcement().text().getBytes(StandardCharsets.UTF_8),
        trace(cause),
        cause.requestId());
  }

  @Override
  public void reply(Delivery delivery, Outcome outcome) {
    delivery.span().end();
    Optional<ReplyAddress> replyTo = delivery.command().replyTo();
    if (replyTo.isEmpty()) {
      return;
    }
    if (desk.isHere(replyTo.get())) {
      desk.deliver(delivery.command().commandId(), outcome);
    } else if (replyTo.get().partition() >= 0
        && replyTo.get().partition() < Topics.REPLY_PARTITIONS) {
      // Not in the thread of Kafka's client: it would wait for news of the topic that only it
      // itself can fetch, and every other record with it.
      executor.execute(() -> send(delivery, replyTo.get(), outcome));
    }
  }

  /** A reply that is lost is made good by a look into the history. */
  private void send(Delivery delivery, ReplyAddress to, Outcome outcome) {
    var unused =
        sender.send(
            new ProducerRecord<>(
                topics.replies(),
                to.partition(),
                delivery.command().gameId(),
                ContractJson.write(reply(delivery, to, outcome))),
            trace(delivery),
            delivery.requestId());
  }

  private static CommandReply reply(Delivery delivery, ReplyAddress to, Outcome outcome) {
    String commandId = delivery.command().commandId();
    String gameId = delivery.command().gameId();
    if (outcome instanceof Outcome.Answered answered) {
      if (answered.answer() instanceof Commit commit) {
        return new CommandReply(
            commandId,
            gameId,
            to.instance(),
            Status.COMMITTED,
            Optional.of(commit.version()),
            Optional.empty());
      }
      String code = ((StoredRefusal) answered.answer()).denial().code();
      return new CommandReply(
          commandId, gameId, to.instance(), Status.REFUSED, Optional.empty(), Optional.of(code));
    }
    Status status = outcome instanceof Outcome.Parked ? Status.PARKED : Status.ID_REUSED;
    return new CommandReply(
        commandId, gameId, to.instance(), status, Optional.empty(), Optional.empty());
  }

  private static Context trace(Delivery delivery) {
    return Context.root().with(delivery.span());
  }
}
