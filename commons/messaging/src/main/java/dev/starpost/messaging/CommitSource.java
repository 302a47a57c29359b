package dev.starpost.messaging;

import dev.starpost.contracts.game.GameCommit;
import java.util.List;

/** Who has the commits of a game. */
@FunctionalInterface
public interface CommitSource {
  /** What the topic of events said of a game after that version; the beginning, if it is much. */
  List<GameCommit> commits(String gameId, long after);
}
