package dev.starpost.engine.kafka.command;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.clock.ClockWatch;
import dev.starpost.engine.kafka.MessageSender;
import dev.starpost.engine.kafka.Topics;
import io.opentelemetry.context.Context;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Sends system commands, which no person asks for. One that is lost is sent again by whoever sees
 * the need.
 */
public final class SystemCommandSender implements ClockWatch.Commands {
  private static final Logger LOG = Logger.getLogger(SystemCommandSender.class);

  private final Topics topics;
  private final MessageSender sender;

  public SystemCommandSender(Topics topics, MessageSender sender) {
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
                  LOG.warnf(
                      "Sending a system command failed game=%s command=%s: %s, retrying when its"
                          + " deadline is checked again",
                      command.gameId(), command.commandId(), failure);
                  return null;
                });
  }
}
