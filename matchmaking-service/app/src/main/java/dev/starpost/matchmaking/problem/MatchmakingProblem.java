package dev.starpost.matchmaking.problem;

import dev.starpost.text.Texts;
import dev.starpost.web.problem.ProblemKind;

/** What can be wrong with a request to this service alone. */
public enum MatchmakingProblem implements ProblemKind {
  ACCOUNT_NEEDED(403),
  NOT_WELCOME(403),
  NOT_YOURS_TO_ANSWER(403),
  NO_SUCH_TICKET(404),
  NO_SUCH_CHALLENGE(404),
  NO_SUCH_PLAYER(404),
  ALREADY_QUEUED(409),
  TICKET_MATCHED(409),
  ALREADY_CHALLENGED(409),
  TOO_MANY_CHALLENGES(409),
  CHALLENGED_LATELY(409),
  CHALLENGE_OVER(409),
  UNKNOWN_GAME(422),
  BAD_TABLE(422),
  BAD_SEATS(422),
  BAD_CLOCK(422),
  BAD_PATIENCE(422),
  CHALLENGED_YOURSELF(422),
  NOT_ON_LADDER(422),
  OUT_OF_REACH(422);

  private static final Texts TEXTS = Texts.of(MatchmakingProblem.class, "problems");

  private final int status;

  MatchmakingProblem(int status) {
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
