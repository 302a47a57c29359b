package dev.starpost.calls;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.text.Language;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import org.junit.jupiter.api.Test;

class TableRefusalTest {
  @Test
  void the_caller_reads_the_engines_own_words() {
    ObjectNode told =
        refusal("bad-table", "Trop de joueurs.")
            .put("option", "players")
            .put("code", "bad-players");

    Problem problem = asProblem(told);

    assertThat(problem.kind()).isEqualTo(CommonProblem.MALFORMED_REQUEST);
    assertThat(problem.document(Language.FRENCH))
        .containsEntry("detail", "Trop de joueurs.")
        .containsEntry("option", "players")
        .containsEntry("code", "bad-players");
  }

  @Test
  void a_game_that_nobody_knows_is_another_problem() {
    Problem problem = asProblem(refusal("unknown-game", "Ce jeu n’existe pas."));

    assertThat(problem.kind()).isEqualTo(CommonProblem.NOT_FOUND);
    assertThat(problem.document(Language.FRENCH)).doesNotContainKeys("option", "code");
  }

  private static ObjectNode refusal(String type, String detail) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("type", "https://starpost.dev/problems/" + type)
        .put("detail", detail);
  }

  private static Problem asProblem(ObjectNode told) {
    return TableRefusal.asProblem(
        told, Language.FRENCH, CommonProblem.NOT_FOUND, CommonProblem.MALFORMED_REQUEST);
  }
}
