package dev.starpost.engine.kafka.command;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.command.CommandTransport;
import dev.starpost.engine.kafka.MessageSender;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.web.RequestIds;
import io.opentelemetry.context.Context;
import java.util.concurrent.CompletableFuture;

/** Kafka adapter that puts commands into the topics of their games. */
public final class KafkaCommandTransport implements CommandTransport {
  private final Topics topics;
  private final MessageSender sender;

  public KafkaCommandTransport(Topics topics, MessageSender sender) {
    this.topics = topics;
    this.sender = sender;
  }

  @Override
  public CompletableFuture<Void> send(String game, GameCommand command) {
    return sender.send(
        topics.commands(game),
        command.gameId(),
        ContractJson.write(command),
        Context.current(),
        RequestIds.present());
  }
}
