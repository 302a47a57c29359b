package dev.starpost.lobby.game;

import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Optional;

/** Access to games: who may look at which. */
@ApplicationScoped
public class GameAccess {
  private final Games games;

  GameAccess(Games games) {
    this.games = games;
  }

  /** Whoever may not look does not learn that there is something. */
  @Transactional
  public GameViewer require(String id, String account) {
    return games
        .withId(id)
        .map(game -> viewer(game, account))
        .filter(viewer -> viewer.isSeated() || viewer.visibility() == Visibility.PUBLIC)
        .orElseThrow(() -> Problem.of(LobbyProblem.NO_SUCH_GAME, "game", id));
  }

  private static GameViewer viewer(Game game, String account) {
    Optional<Integer> seat = game.seatOf(account).map(GameSeat::seat);
    return new GameViewer(
        game.id(), account, seat, game.visibility(), game.finishedAt().isPresent());
  }
}
