package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.data.GameJson;
import java.util.List;

/** What a viewer is told of the opening: if other cards are dealt unseen, nothing else. */
final class OpeningSecrecy {
  private static final int CHANGES = 40;

  private OpeningSecrecy() {}

  static <S, M, E> void check(SecrecySuite<S, M, E> suite, Seeds.Case one, Viewer viewer) {
    Rules<S, M, E> rules = suite.game().rules();
    TryDice dice = TryDice.of(one.seed());
    List<E> events = rules.open(one.setup(), dice);
    JsonNode view = view(rules, events, viewer);
    JsonNode news = News.lasting(suite, events, viewer);
    int changes = (int) Math.min(CHANGES, dice.drawn());
    for (int change = 0; change < changes; change++) {
      List<E> others =
          rules.open(one.setup(), TryDice.withOneChanged(one.seed(), dice.drawn() - 1 - change));
      if (view(rules, others, viewer).equals(view)) {
        assertThat(News.lasting(suite, others, viewer))
            .as("what %s is told of the opening, where only hidden things differ", viewer)
            .isEqualTo(news);
      }
    }
  }

  private static <S, M, E> JsonNode view(Rules<S, M, E> rules, List<E> events, Viewer viewer) {
    S state = rules.origin();
    for (E event : events) {
      state = rules.apply(state, event);
    }
    return GameJson.tree(rules.view(state, viewer));
  }
}
