package dev.starpost.calls;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.text.Language;
import dev.starpost.web.problem.Problem;
import dev.starpost.web.problem.ProblemKind;
import java.util.List;
import java.util.Map;

/** The engine's refusal of a table, as a problem of the caller (ADR 25). */
public final class TableRefusal {
  private static final List<String> FOR_PROGRAMS = List.of("option", "code");

  private TableRefusal() {}

  /**
   * The engine's own words, and what it says about them for programs.
   *
   * @param told the problem document that the engine gave
   * @param language in which it was asked
   */
  public static Problem asProblem(
      JsonNode told, Language language, ProblemKind unknownGame, ProblemKind badTable) {
    boolean unknown = told.path("type").asText().endsWith("/unknown-game");
    Problem problem =
        Problem.of(unknown ? unknownGame : badTable)
            .saying(Map.of(language.tag(), told.path("detail").asText()));
    for (String member : FOR_PROGRAMS) {
      if (told.hasNonNull(member)) {
        problem = problem.with(member, told.get(member).asText());
      }
    }
    return problem;
  }
}
