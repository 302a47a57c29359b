package dev.starpost.engine.command;

import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.history.History;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Sends commands to whichever instance decides them, and waits for their outcomes. */
public final class CommandSender {

  /** It is not known whether the command has reached its topic; sending it again does no harm. */
  public static final class Undelivered extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Undelivered(Throwable cause) {
      super(cause);
    }
  }

  private final CommandTransport transport;
  private final PendingReplies replies;
  private final History history;
  private final Executor executor;

  public CommandSender(
      CommandTransport transport, PendingReplies replies, History history, Executor executor) {
    this.transport = transport;
    this.replies = replies;
    this.history = history;
    this.executor = executor;
  }

  /**
   * Sends a command that names this instance's {@link PendingReplies#address}.
   *
   * @return the outcome, or nothing if it is not known after that time, but will be: the command is
   *     in its topic; fails with {@link Undelivered} if that is not certain
   */
  public CompletableFuture<Optional<CommandOutcome>> send(
      String game, GameCommand command, Duration timeout) {
    CompletableFuture<CommandOutcome> outcome = replies.await(command.commandId());
    CompletableFuture<Void> delivery =
        transmit(game, command, outcome)
            .whenComplete(
                (nothing, failure) -> {
                  if (failure != null) {
                    outcome.completeExceptionally(new Undelivered(failure));
                  }
                });
    return outcome
        .orTimeout(timeout.toMillis(), TimeUnit.MILLISECONDS)
        .whenComplete((known, failure) -> replies.leave(command.commandId(), outcome))
        .thenApply(known -> Optional.of(own(command, known)))
        .exceptionallyCompose(failure -> afterFailure(command, delivery, failure));
  }

  private CompletableFuture<Void> transmit(
      String game, GameCommand command, CompletableFuture<CommandOutcome> outcome) {
    try {
      return transport.send(game, command);
    } catch (RuntimeException e) {
      // A command that cannot even be written down: nobody will reply.
      replies.leave(command.commandId(), outcome);
      throw e;
    }
  }

  /** A reply names the id only, and others may have sent something else under the same one. */
  private CommandOutcome own(GameCommand command, CommandOutcome known) {
    if (known instanceof CommandOutcome.Recorded recorded) {
      return CommandOutcome.of(command, recorded.record());
    }
    return known instanceof CommandOutcome.IdReused ? stored(command).orElse(known) : known;
  }

  private Optional<CommandOutcome> stored(GameCommand command) {
    return history
        .record(command.gameId(), command.commandId())
        .map(stored -> CommandOutcome.of(command, stored));
  }

  private CompletableFuture<Optional<CommandOutcome>> afterFailure(
      GameCommand command, CompletableFuture<Void> delivery, Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    if (!(cause instanceof TimeoutException)) {
      return CompletableFuture.failedFuture(cause);
    }
    // Whoever is told that a command is pending need not send it again.
    return delivery
        .handle((nothing, undelivered) -> undelivered)
        .thenApplyAsync(
            undelivered -> {
              if (undelivered != null) {
                throw new Undelivered(undelivered);
              }
              return stored(command);
            },
            executor);
  }
}
