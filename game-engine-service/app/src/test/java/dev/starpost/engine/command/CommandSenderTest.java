package dev.starpost.engine.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.ReplyAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

/** Sending without a broker: what becomes of those who wait. */
class CommandSenderTest {
  private static final Duration LONG = Duration.ofMinutes(1);
  private static final GameCommand COMMAND =
      new GameCommand.Resign("c", "sv-1", Optional.empty(), 1, Optional.empty());

  private final PendingReplies replies =
      new PendingReplies(new ReplyAddress("here", 0), Runnable::run);

  private CommandSender sender(CommandTransport transport) {
    return new CommandSender(transport, replies, null, Runnable::run);
  }

  @Test
  void whoever_waits_is_given_the_outcome_that_is_delivered() throws Exception {
    var sent =
        sender((game, command) -> CompletableFuture.completedFuture(null))
            .send("salvage", COMMAND, LONG);
    assertThat(sent).isNotDone();

    replies.deliver("c", new CommandOutcome.Parked());

    assertThat(sent.get()).contains(new CommandOutcome.Parked());
    assertThat(replies.waiting()).isZero();
  }

  @Test
  void a_command_that_may_not_have_reached_its_topic_is_undelivered() {
    var sent =
        sender((game, command) -> CompletableFuture.failedFuture(new IllegalStateException("away")))
            .send("salvage", COMMAND, LONG);

    assertThatThrownBy(sent::get)
        .isInstanceOf(ExecutionException.class)
        .hasCauseInstanceOf(CommandSender.Undelivered.class);
    assertThat(replies.waiting()).isZero();
  }

  @Test
  void nobody_waits_for_a_command_that_cannot_be_written_down() {
    CommandSender sender =
        sender(
            (game, command) -> {
              throw new IllegalArgumentException("not a message");
            });

    assertThatThrownBy(() -> sender.send("salvage", COMMAND, LONG))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(replies.waiting()).isZero();
  }
}
