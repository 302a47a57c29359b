package dev.starpost.engine.api.problem;

import dev.starpost.web.problem.ProblemKind;
import dev.starpost.web.testkit.ProblemTextsSuite;
import java.util.List;

class ProblemTextsTest implements ProblemTextsSuite {
  @Override
  public List<? extends ProblemKind> kinds() {
    return List.of(GameProblem.values());
  }
}
