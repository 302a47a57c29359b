package dev.starpost.engine.api.problem;

import dev.starpost.text.Texts;
import dev.starpost.web.problem.ProblemKind;

/** Problem types of requests about a game, beside those of any request. */
public enum GameProblem implements ProblemKind {
  NO_SUCH_GAME(404),
  NO_SUCH_VERSION(404),
  NOT_YOUR_GAME(403),
  NOT_YOUR_SEAT(403),
  NOTHING_ASKED(409),
  GAME_RUNNING(409),
  GAME_OVER(409),
  SEAT_KEPT_BY_BOT(409),
  SEAT_NOT_TAKEN_OVER(409),
  SEAT_LOST(409),
  STALE_VERSION(412),
  ILLEGAL_MOVE(422),
  BAD_TABLE(422),
  UNKNOWN_GAME(422),
  VERSION_REQUIRED(428),
  TOO_MANY_STREAMS(429),
  GAME_PARKED(503);

  private static final Texts TEXTS = Texts.of(GameProblem.class, "problems");

  private final int status;

  GameProblem(int status) {
    this.status = status;
  }

  @Override
  public int status() {
    return status;
  }

  @Override
  public Texts texts() {
    return TEXTS;
  }
}
