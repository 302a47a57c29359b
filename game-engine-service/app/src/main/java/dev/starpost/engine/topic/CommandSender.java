package dev.starpost.engine.topic;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.history.History;
import dev.starpost.engine.host.Outcome;
import dev.starpost.web.RequestIds;
import io.opentelemetry.context.Context;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Sends commands to whichever instance decides them, and waits for what becomes of them. */
public final class CommandSender {

  /** It is not known whether the command has reached its topic; sending it again does no harm. */
  public static final class Undelivered extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Undelivered(Throwable cause) {
      super(cause);
    }
  }

  private final Topics topics;
  private final MessageSender sender;
  private final ReplyDesk desk;
  private final History history;
  private final Executor executor;

  public CommandSender(
      Topics topics, MessageSender sender, ReplyDesk desk, History history, Executor executor) {
    this.topics = topics;
    this.sender = sender;
    this.desk = desk;
    this.history = history;
    this.executor = executor;
  }

  /**
   * Sends a command that names this instance's {@link ReplyDesk#address}.
   *
   * @return the outcome, or nothing if it is not known after that time, but will be: the command is
   *     in its topic; fails with {@link Undelivered} if that is not certain
   */
  public CompletableFuture<Optional<Outcome>> send(
      String game, GameCommand command, Duration wait) {
    byte[] message = ContractJson.write(command);
    CompletableFuture<Outcome> outcome = desk.await(command.commandId());
    CompletableFuture<Void> delivery =
        sender
            .send(
                topics.commands(game),
                command.gameId(),
                message,
                Context.current(),
                RequestIds.present())
            .whenComplete(
                (nothing, failure) -> {
                  if (failure != null) {
                    outcome.completeExceptionally(new Undelivered(failure));
                  }
                });
    return outcome
        .orTimeout(wait.toMillis(), TimeUnit.MILLISECONDS)
        .whenComplete((known, failure) -> desk.leave(command.commandId(), outcome))
        .thenApply(known -> Optional.of(own(command, known)))
        .exceptionallyCompose(failure -> afterFailure(command, delivery, failure));
  }

  /** A reply names the id only, and others may have sent something else under the same one. */
  private Outcome own(GameCommand command, Outcome known) {
    if (known instanceof Outcome.Answered answered) {
      return Outcome.of(command, answered.answer());
    }
    return known instanceof Outcome.IdReused ? stored(command).orElse(known) : known;
  }

  private Optional<Outcome> stored(GameCommand command) {
    return history
        .answer(command.gameId(), command.commandId())
        .map(answer -> Outcome.of(command, answer));
  }

  private CompletableFuture<Optional<Outcome>> afterFailure(
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
