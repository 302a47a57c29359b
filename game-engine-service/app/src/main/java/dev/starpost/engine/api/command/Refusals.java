package dev.starpost.engine.api.command;

import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.engine.game.Denial;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.web.problem.Problem;
import dev.starpost.web.problem.ProblemKind;

/** Tells a refusal as a problem. */
public final class Refusals {
  private Refusals() {}

  public static Problem problem(StoredRefusal refusal) {
    Denial denial = refusal.denial();
    return switch (denial.kind()) {
      case NOTHING_ASKED -> Problem.of(GameProblem.NOTHING_ASKED);
      case KEPT_BY_BOT -> Problem.of(GameProblem.SEAT_KEPT_BY_BOT);
      case NOT_TAKEN_OVER -> Problem.of(GameProblem.SEAT_NOT_TAKEN_OVER);
      case SEAT_LOST -> Problem.of(GameProblem.SEAT_LOST);
      case OVER -> Problem.of(GameProblem.GAME_OVER);
      case STALE -> Problem.of(GameProblem.STALE_VERSION);
      case NO_GAME -> Problem.of(GameProblem.NO_SUCH_GAME, "game", refusal.gameId());
      case BAD_START -> badTable(denial);
      case ILLEGAL -> detailed(GameProblem.ILLEGAL_MOVE, denial);
    };
  }

  /** A game cannot be opened like this. */
  public static Problem badTable(Denial denial) {
    return detailed(GameProblem.BAD_TABLE, denial);
  }

  private static Problem detailed(ProblemKind kind, Denial denial) {
    Problem problem = Problem.of(kind).saying(denial.detail());
    if (denial.rule().isPresent()) {
      problem = problem.with("rule", denial.rule().get());
    }
    return problem.with("code", denial.code());
  }
}
