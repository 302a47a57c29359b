package dev.starpost.engine.kafka.command;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.command.ReceivedCommand;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.kafka.DeadLetterTopic;
import dev.starpost.engine.kafka.Traces;
import dev.starpost.engine.kafka.command.CommandBatch.Consumed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;

/**
 * Reader of the records of one game's command topic; it believes none before it has looked at it.
 */
final class CommandReader {
  /** Larger than any move; what is larger was not sent by the platform. */
  private static final int LARGEST_COMMAND = 256 * 1024;

  /** What is stored under ids that are made of it must not be taken for something else. */
  private static final Pattern GAME_ID = Pattern.compile("[A-Za-z0-9-]{1,100}");

  private final GameKind<?, ?, ?> game;
  private final DeadLetterTopic deadLetters;
  private final Traces traces = new Traces();

  CommandReader(GameKind<?, ?, ?> game, DeadLetterTopic deadLetters) {
    this.game = game;
    this.deadLetters = deadLetters;
  }

  /** A record that is no command of this topic. */
  private static final class Misplaced extends Exception {
    private static final long serialVersionUID = 1L;

    Misplaced(String why) {
      super(why);
    }
  }

  /** The commands among these records; the others are dead letters when this returns. */
  CommandBatch read(ConsumerRecords<String, byte[]> records) {
    List<Consumed> commands = new ArrayList<>(records.count());
    List<CompletableFuture<Void>> skipped = new ArrayList<>();
    for (ConsumerRecord<String, byte[]> each : records) {
      try {
        commands.add(new Consumed(each, received(each)));
      } catch (ContractJson.Malformed | Misplaced e) {
        skipped.add(deadLetters.put(each, e.getMessage()));
      } catch (RuntimeException e) {
        skipped.add(deadLetters.put(each, e.toString()));
      }
    }
    DeadLetterTopic.await(skipped);
    return new CommandBatch(commands, records.nextOffsets());
  }

  private ReceivedCommand received(ConsumerRecord<String, byte[]> each)
      throws ContractJson.Malformed, Misplaced {
    GameCommand command = command(each);
    return new ReceivedCommand(
        command,
        Instant.ofEpochMilli(each.timestamp()),
        traces.continued(each),
        Traces.requestOf(each));
  }

  private GameCommand command(ConsumerRecord<String, byte[]> each)
      throws ContractJson.Malformed, Misplaced {
    if (each.value() == null) {
      throw new Misplaced("it is empty");
    }
    if (each.value().length > LARGEST_COMMAND) {
      throw new Misplaced(
          "it has %d bytes; %d are the most".formatted(each.value().length, LARGEST_COMMAND));
    }
    GameCommand command = ContractJson.read(each.value(), GameCommand.class);
    if (!command.gameId().equals(each.key())) {
      throw new Misplaced("its key is not its game id");
    }
    if (!GAME_ID.matcher(command.gameId()).matches()) {
      throw new Misplaced("its game id is none of ours");
    }
    if (!command.gameId().startsWith(game.game().prefix() + "-")) {
      throw new Misplaced(command.gameId() + " is not a game of " + game.name());
    }
    return command;
  }
}
