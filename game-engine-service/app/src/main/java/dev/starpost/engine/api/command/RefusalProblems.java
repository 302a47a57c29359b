package dev.starpost.engine.api.command;

import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.engine.game.CommandRefusal;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.web.problem.Problem;
import dev.starpost.web.problem.ProblemKind;

/** Translation of refusals into problem documents. */
public final class RefusalProblems {
  private RefusalProblems() {}

  public static Problem problem(StoredRefusal stored) {
    CommandRefusal refusal = stored.refusal();
    return switch (refusal.kind()) {
      case NOTHING_ASKED -> Problem.of(GameProblem.NOTHING_ASKED);
      case KEPT_BY_BOT -> Problem.of(GameProblem.SEAT_KEPT_BY_BOT);
      case NOT_TAKEN_OVER -> Problem.of(GameProblem.SEAT_NOT_TAKEN_OVER);
      case SEAT_LOST -> Problem.of(GameProblem.SEAT_LOST);
      case OVER -> Problem.of(GameProblem.GAME_OVER);
      case STALE -> Problem.of(GameProblem.STALE_VERSION);
      case NO_GAME -> Problem.of(GameProblem.NO_SUCH_GAME, "game", stored.gameId());
      case BAD_START -> badTable(refusal);
      case ILLEGAL -> detailed(GameProblem.ILLEGAL_MOVE, refusal);
    };
  }

  /** A game cannot be opened like this. */
  public static Problem badTable(CommandRefusal refusal) {
    return detailed(GameProblem.BAD_TABLE, refusal);
  }

  private static Problem detailed(ProblemKind kind, CommandRefusal refusal) {
    Problem problem = Problem.of(kind).saying(refusal.detail());
    if (refusal.rule().isPresent()) {
      problem = problem.with("rule", refusal.rule().get());
    }
    return problem.with("code", refusal.code());
  }
}
