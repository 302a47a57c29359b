package dev.starpost.rating.voiding;

import dev.starpost.rating.database.RatingLock;
import dev.starpost.rating.player.PlayerRecord;
import dev.starpost.rating.player.PlayerRecords;
import dev.starpost.rating.problem.RatingProblem;
import dev.starpost.rating.result.RatedGame;
import dev.starpost.rating.result.RatedGames;
import dev.starpost.rating.result.Result;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.SortedMap;

/**
 * Voiding of a game: takes it out of all ratings. What it added to each rating is taken off, to the
 * point, whatever was played since; other games stay as they were rated.
 */
@ApplicationScoped
public class Voiding {
  private final RatedGames games;
  private final PlayerRecords players;
  private final RatingLock lock;
  private final Clock clock;

  Voiding(RatedGames games, PlayerRecords players, RatingLock lock, Clock clock) {
    this.games = games;
    this.players = players;
    this.lock = lock;
    this.clock = clock;
  }

  /** In the present transaction; when it was done. */
  Instant voidGame(String id, String operator, String reason) {
    lock.acquire();
    RatedGame game =
        games.whole(id).orElseThrow(() -> Problem.of(RatingProblem.NO_SUCH_RATED_GAME, "id", id));
    if (game.voided()) {
      throw Problem.of(RatingProblem.ALREADY_VOID, "id", id);
    }
    Instant now = clock.instant();
    SortedMap<String, PlayerRecord> people =
        players.of(game.results().stream().map(Result::account).toList());
    for (Result result : game.results()) {
      PlayerRecord player = people.get(result.account());
      player.undo(game, result.change(), now);
      player.countGame(game.game(), result.isWon(), result.abandoned(), true, -1);
    }
    players.store(people);
    games.markVoid(game, now, operator, reason);
    return now;
  }
}
