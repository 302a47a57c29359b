package dev.starpost.engine;

import dev.starpost.engine.command.CommandTransport;
import dev.starpost.engine.command.GameRepository;
import dev.starpost.engine.command.PendingReplies;
import dev.starpost.engine.command.Publisher;
import dev.starpost.engine.history.History;
import dev.starpost.engine.kafka.BrokerProbe;
import dev.starpost.engine.kafka.KafkaSettings;
import dev.starpost.engine.kafka.MessageSender;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.engine.kafka.account.AccountDirectory;
import dev.starpost.engine.kafka.command.KafkaCommandTransport;
import dev.starpost.engine.kafka.command.ReplyTail;
import dev.starpost.engine.kafka.event.CommitRepublisher;
import dev.starpost.engine.kafka.event.CommitSignal;
import dev.starpost.engine.kafka.event.KafkaPublisher;
import dev.starpost.engine.settings.EngineSettings;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Map;

/** Wiring of what talks to Kafka. */
@Singleton
final class KafkaParts {
  private final EngineSettings settings;

  KafkaParts(EngineSettings settings) {
    this.settings = settings;
  }

  @Produces
  @Singleton
  Topics topics() {
    return new Topics(settings.topics().prefix().orElse(""));
  }

  @Produces
  @Singleton
  KafkaSettings kafka(@Identifier("default-kafka-broker") Map<String, Object> common) {
    return new KafkaSettings(common);
  }

  @Produces
  @Singleton
  MessageSender sender(KafkaSettings kafka) {
    return new MessageSender(kafka);
  }

  void close(@Disposes MessageSender sender) {
    sender.close();
  }

  @Produces
  @Singleton
  BrokerProbe probe(KafkaSettings kafka) {
    return new BrokerProbe(kafka);
  }

  void close(@Disposes BrokerProbe probe) {
    probe.close();
  }

  @Produces
  @Singleton
  CommandTransport transport(Topics topics, MessageSender sender) {
    return new KafkaCommandTransport(topics, sender);
  }

  @Produces
  @Singleton
  PendingReplies pendingReplies() {
    return new PendingReplies(ReplyTail.newAddress(), Infrastructure.getDefaultWorkerPool());
  }

  @Produces
  @Singleton
  ReplyTail replies(Topics topics, KafkaSettings kafka, PendingReplies pending, History history) {
    return new ReplyTail(topics, kafka, pending, history);
  }

  @Produces
  @Singleton
  CommitSignal signal(Topics topics, KafkaSettings kafka) {
    return new CommitSignal(topics, kafka);
  }

  @Produces
  @Singleton
  AccountDirectory accounts(Topics topics, KafkaSettings kafka) {
    return new AccountDirectory(topics, kafka);
  }

  @Produces
  @Singleton
  Publisher publisher(Topics topics, MessageSender sender, PendingReplies pending) {
    return new KafkaPublisher(topics, sender, pending, Infrastructure.getDefaultWorkerPool());
  }

  @Produces
  @Singleton
  CommitRepublisher republisher(
      GameRepository games, History history, Topics topics, MessageSender sender) {
    return new CommitRepublisher(games, history, topics, sender);
  }
}
