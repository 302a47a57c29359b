package dev.starpost.lobby.tables.match;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.matchmaking.LobbyCommand;
import dev.starpost.contracts.matchmaking.LobbyCommand.CreateMatchedTable;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.messaging.DeadLetter;
import dev.starpost.messaging.DeadLetters;
import dev.starpost.messaging.PrerequisiteMissing;
import dev.starpost.messaging.Storable;
import dev.starpost.web.problem.Problem;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.HashSet;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** Consumer of {@code lobby.commands}, what the lobby is asked to do. */
@ApplicationScoped
public class CommandIntake {
  private final MatchedTables tables;
  private final DeadLetters deadLetters;
  private final BatchTransaction transaction;
  private final BatchReceiver receiver;

  CommandIntake(
      MatchedTables tables,
      DeadLetters deadLetters,
      BatchTransaction transaction,
      BatchReceiver receiver) {
    this.tables = tables;
    this.deadLetters = deadLetters;
    this.transaction = transaction;
    this.receiver = receiver;
  }

  @Incoming("lobby-commands")
  Uni<Void> receive(ConsumerRecords<String, byte[]> records) {
    return receiver.receive(records, this::take);
  }

  /** Each in a transaction of its own: those that are made already are passed over. */
  void take(List<ConsumerRecord<String, byte[]>> records) {
    transaction.applyEach(records, this::take);
  }

  private void take(ConsumerRecord<String, byte[]> message) {
    try {
      tables.make(read(message));
    } catch (ContractJson.Malformed | Unusable | MatchedTables.NobodyKnown e) {
      DeadLetter letter = DeadLetter.of(message, e.getMessage());
      QuarkusTransaction.requiringNew().run(() -> deadLetters.putAside(List.of(letter)));
    } catch (Problem e) {
      throw new PrerequisiteMissing("the engine cannot be asked: " + e.getMessage());
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
