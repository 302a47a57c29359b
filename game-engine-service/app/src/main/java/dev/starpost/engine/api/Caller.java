package dev.starpost.engine.api;

import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Language;
import dev.starpost.web.language.Languages;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.core.HttpHeaders;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** The caller of a request: whose token it carries, and in which language they ask. */
@RequestScoped
public class Caller {
  private final JsonWebToken token;
  private final HttpHeaders headers;

  Caller(JsonWebToken token, HttpHeaders headers) {
    this.token = token;
    this.headers = headers;
  }

  public String account() {
    return token.getSubject();
  }

  /** When the caller has to show a new token. */
  public Instant expires() {
    return Instant.ofEpochSecond(token.getExpirationTime());
  }

  public Language language() {
    return Languages.of(headers);
  }

  /** How the caller looks at the game. One that they may not see is like one that is not there. */
  public Viewer viewerOf(HostedGame<?, ?, ?> game) {
    return game.opening()
        .viewer(account())
        .orElseThrow(() -> Problem.of(GameProblem.NO_SUCH_GAME, "game", game.gameId()));
  }

  /** The caller's seat; somebody who may look but not play is told so. */
  public Seat seatIn(HostedGame<?, ?, ?> game) {
    viewerOf(game);
    Optional<Seat> seat = game.opening().seatOf(account());
    return seat.orElseThrow(() -> Problem.of(GameProblem.NOT_YOUR_GAME));
  }
}
