package dev.starpost.engine.topic;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.game.GameKind;
import java.util.regex.Pattern;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Reads the commands of one game's topic, and believes none before it has looked at it. */
final class CommandReader {
  /** Larger than any move; what is larger was not sent by the platform. */
  private static final int LARGEST_COMMAND = 256 * 1024;

  /** What is stored under ids that are made of it must not be taken for something else. */
  private static final Pattern GAME_ID = Pattern.compile("[A-Za-z0-9-]{1,100}");

  private final GameKind<?, ?, ?> game;

  CommandReader(GameKind<?, ?, ?> game) {
    this.game = game;
  }

  /** A record that is no command of this topic. */
  static final class Misplaced extends Exception {
    private static final long serialVersionUID = 1L;

    Misplaced(String why) {
      super(why);
    }
  }

  GameCommand read(ConsumerRecord<String, byte[]> each) throws ContractJson.Malformed, Misplaced {
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
