package dev.starpost.engine.command;

import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.engine.history.Deadlines;
import dev.starpost.engine.history.RefusalLedger;
import java.util.List;
import java.util.Set;

/**
 * Bookkeeping of a stored batch: reminders of the deadlines that it sets, and when its refusals may
 * be forgotten. Noting the same again does no harm.
 */
public final class Bookkeeping {
  private final GameRepository games;
  private final Deadlines deadlines;
  private final RefusalLedger refusals;

  public Bookkeeping(GameRepository games, Deadlines deadlines, RefusalLedger refusals) {
    this.games = games;
    this.deadlines = deadlines;
    this.refusals = refusals;
  }

  /** Notes when the clocks of these games have to be looked at. */
  void noteDeadlines(Set<String> gameIds) {
    deadlines.note(
        gameIds.stream()
            .flatMap(gameId -> games.known(gameId).stream())
            .filter(HostedGame::hasClock)
            .toList());
  }

  void noteRefusals(List<StoredRefusal> refused) {
    refusals.note(refused);
  }
}
