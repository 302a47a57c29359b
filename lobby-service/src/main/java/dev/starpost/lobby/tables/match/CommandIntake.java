package dev.starpost.lobby.tables.match;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.matchmaking.LobbyCommand;
import dev.starpost.contracts.matchmaking.LobbyCommand.CreateMatchedTable;
import dev.starpost.intake.DeadLetter;
import dev.starpost.intake.DeadLetters;
import dev.starpost.intake.IntakeMetrics;
import dev.starpost.intake.Storable;
import dev.starpost.intake.TopicReader;
import dev.starpost.lobby.topic.LobbyTopics;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * Consumer of {@code lobby.commands}, what the lobby is asked to do; from the start of this
 * instance to its end.
 */
@ApplicationScoped
public class CommandIntake {
  private final MatchedTables tables;
  private final DeadLetters deadLetters;
  private final TopicReader commands;

  CommandIntake(
      @Identifier("default-kafka-broker") Map<String, Object> kafka,
      LobbyTopics topics,
      MatchedTables tables,
      DeadLetters deadLetters,
      IntakeMetrics metrics) {
    this.tables = tables;
    this.deadLetters = deadLetters;
    String topic = topics.lobbyCommands();
    this.commands =
        new TopicReader(kafka, topics.commandGroup(), topic, this::take, metrics.of(topic));
  }

  void begin(@Observes StartupEvent event) {
    commands.start();
  }

  void end(@Observes ShutdownEvent event) {
    commands.close();
  }

  /** Each in a transaction of its own: those that are made already are passed over. */
  void take(List<ConsumerRecord<String, byte[]>> records) {
    for (ConsumerRecord<String, byte[]> message : records) {
      try {
        tables.make(read(message));
      } catch (ContractJson.Malformed | Unusable | MatchedTables.NobodyKnown e) {
        DeadLetter letter = DeadLetter.of(message, e.getMessage());
        QuarkusTransaction.requiringNew().run(() -> deadLetters.putAside(List.of(letter)));
      }
    }
  }

  /** A command of which no table can be made; says why. */
  private static final class Unusable extends Exception {
    private static final long serialVersionUID = 1L;

    Unusable(String why) {
      super(why, null, false, false);
    }
  }

  /** What is let through can be stored, or everything behind it would wait for ever. */
  private static CreateMatchedTable read(ConsumerRecord<String, byte[]> message)
      throws ContractJson.Malformed, Unusable {
    byte[] value = message.value() == null ? new byte[0] : message.value();
    var command = (CreateMatchedTable) ContractJson.read(value, LobbyCommand.class);
    boolean isText =
        Storable.isText(command.tableId())
            && Storable.isText(command.game())
            && Storable.isText(command.options().toString())
            && command.players().stream().allMatch(Storable::isText);
    if (!isText) {
      throw new Unusable("it cannot be stored");
    }
    if (command.players().size() < 2
        || new HashSet<>(command.players()).size() < command.players().size()) {
      throw new Unusable("two different players are the least");
    }
    return command;
  }
}
