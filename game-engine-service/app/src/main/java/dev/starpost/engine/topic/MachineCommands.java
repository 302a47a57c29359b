package dev.starpost.engine.topic;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.host.ClockWatch;
import io.opentelemetry.context.Context;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Sends what no person asks for. One that is lost is sent again by whoever sees the need. */
public final class MachineCommands implements ClockWatch.Commands {
  private static final Logger LOG = Logger.getLogger(MachineCommands.class);

  private final Topics topics;
  private final MessageSender sender;

  public MachineCommands(Topics topics, MessageSender sender) {
    this.topics = topics;
    this.sender = sender;
  }

  @Override
  public void send(String game, GameCommand command) {
    byte[] message = ContractJson.write(command);
    var unused =
        sender
            .send(
                topics.commands(game), command.gameId(), message, Context.root(), Optional.empty())
            .exceptionally(
                failure -> {
                  LOG.warnf("%s is lost: %s", command.commandId(), failure);
                  return null;
                });
  }
}
