package dev.starpost.testkit.suite;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.data.GameJson;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a viewer is told of events. */
final class News {
  private News() {}

  /** All of it. */
  static <S, M, E> JsonNode of(SecrecySuite<S, M, E> suite, List<E> events, Viewer viewer) {
    return told(suite, events.stream(), viewer);
  }

  /** What the viewer's view must hold too. */
  static <S, M, E> JsonNode lasting(SecrecySuite<S, M, E> suite, List<E> events, Viewer viewer) {
    return told(suite, events.stream().filter(event -> !suite.tellsMoreThanViews(event)), viewer);
  }

  private static <S, M, E> JsonNode told(
      SecrecySuite<S, M, E> suite, Stream<E> events, Viewer viewer) {
    List<JsonNode> seen =
        events
            .map(event -> suite.game().rules().show(event, viewer))
            .flatMap(Optional::stream)
            .map(News::inFull)
            .toList();
    return GameJson.tree(seen);
  }

  /** With its words; in which language does not matter. */
  private static JsonNode inFull(Shown shown) {
    ObjectNode told = GameJson.mapper().createObjectNode();
    told.set("fields", GameJson.tree(shown));
    return told.put("words", shown.text().toString());
  }
}
