package dev.starpost.engine.command;

import dev.starpost.engine.game.Commit;
import java.util.concurrent.CompletableFuture;

/** Port by which what is stored is published: commits to everybody, outcomes to those who wait. */
public interface Publisher {

  /** Publishes a commit; completes when it cannot be lost any more. */
  CompletableFuture<Void> publish(Commit commit, ReceivedCommand cause);

  /** Replies to whoever waits for the command; nobody may be there any more. */
  void reply(ReceivedCommand received, CommandOutcome outcome);
}
