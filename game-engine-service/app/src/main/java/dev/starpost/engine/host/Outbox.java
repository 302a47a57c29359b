package dev.starpost.engine.host;

import dev.starpost.engine.game.Commit;
import java.util.concurrent.CompletableFuture;

/** Where a host tells what it has done. */
public interface Outbox {

  /** Announces a commit; completes when it cannot be lost any more. */
  CompletableFuture<Void> announce(Commit commit, Delivery cause);

  /** Tells whoever waits for the command; nobody may be there any more. */
  void reply(Delivery delivery, Outcome outcome);
}
