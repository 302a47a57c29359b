package dev.starpost.lobby.game;

import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Optional;

/** Who may look at which game. */
@ApplicationScoped
public class Viewers {
  private final Games games;

  Viewers(Games games) {
    this.games = games;
  }

  /** Whoever may not look does not learn that there is something. */
  @Transactional
  public Viewer require(String id, String account) {
    return games
        .withId(id)
        .map(game -> viewer(game, account))
        .filter(viewer -> viewer.isSeated() || viewer.visibility() == Visibility.PUBLIC)
        .orElseThrow(() -> Problem.of(LobbyProblem.NO_SUCH_GAME, "game", id));
  }

  private static Viewer viewer(Game game, String account) {
    Optional<Integer> seat = game.seatOf(account).map(GameSeat::seat);
    return new Viewer(game.id(), account, seat, game.visibility(), game.finishedAt().isPresent());
  }
}
