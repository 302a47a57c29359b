package dev.starpost.rating.problem;

import dev.starpost.text.Texts;
import dev.starpost.web.problem.ProblemKind;

/** What can be wrong with a request to this service alone. */
public enum RatingProblem implements ProblemKind {
  NO_SUCH_LADDER(404),
  NO_SUCH_SEASON(404),
  NOT_ON_LADDER(404),
  NOT_RATED(404),
  NO_SUCH_RATED_GAME(404),
  ALREADY_VOID(409);

  private static final Texts TEXTS = Texts.of(RatingProblem.class, "problems");

  private final int status;

  RatingProblem(int status) {
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
