package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.Component;
import dev.starpost.kernel.ComponentDocument;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.WordDocument;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.testkit.record.RecordedGame;
import dev.starpost.testkit.record.RecordedGames;
import dev.starpost.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All that lies in the box has a name, a text and a rule, and views speak of nothing else. */
public interface ComponentsSuite<S, M, E> extends GameSuite<S, M, E> {

  @Test
  @Tag(GameSuite.SUITE)
  default void every_component_is_named_and_explained() {
    SortedSet<String> rules = RuleNumbers.defined(game());
    SortedSet<String> seen = new TreeSet<>();
    assertThat(game().components()).as("what lies in the box").isNotEmpty();
    for (Component component : game().components()) {
      String thing = component.kind() + ":" + component.id();
      assertThat(seen.add(thing)).as("%s is there once", thing).isTrue();
      assertThat(rules).as("the rule of %s", thing).contains(component.rule());
      for (Language language : Language.values()) {
        ComponentDocument document = ComponentDocument.of(component, game().texts(), language);
        assertThat(document.name()).as("the name of %s in %s", thing, language).isNotBlank();
        document
            .text()
            .ifPresent(
                text ->
                    assertThat(text)
                        .as("the text of %s in %s: sentences", thing, language)
                        .matches("[\\p{Lu}\\p{N}+−-].*[^\\s,:;.][.!]"));
        assertThat(document.data().isObject()).as("the data of %s: an object", thing).isTrue();
      }
    }
  }

  /** A client that meets a word in a view, a field or a value, can say what it is. */
  @Test
  @Tag(GameSuite.SUITE)
  default void every_word_of_a_view_has_a_name() {
    SortedSet<String> known = new TreeSet<>();
    game().components().forEach(component -> known.add(component.id()));
    for (Language language : Language.values()) {
      for (WordDocument word : WordDocument.of(game(), language)) {
        assertThat(word.name()).as("the name of %s in %s", word.word(), language).isNotBlank();
        assertThat(known.add(word.word()) || language != Language.ENGLISH)
            .as("%s is a component or a word, and a word once", word.word())
            .isTrue();
      }
    }
    SortedSet<String> unknown = new TreeSet<>();
    for (Map.Entry<String, RecordedGame> file : RecordedGames.of(game(), getClass()).entrySet()) {
      var positions = RecordedGames.positions(game(), file.getValue());
      for (int at = 0; at < positions.size(); at += 1 + positions.size() / 20) {
        S state = positions.get(at).state();
        for (Viewer viewer : Viewer.all(positions.get(at).askedAt().seats())) {
          for (String word : words(GameJson.tree(game().rules().view(state, viewer)))) {
            if (!known.contains(word)) {
              unknown.add(word);
            }
          }
        }
      }
    }
    assertThat(unknown)
        .as("words of views that neither a component nor a text word.… names")
        .isEmpty();
  }

  private static List<String> words(JsonNode node) {
    List<String> words = new ArrayList<>();
    if (node.isTextual()) {
      words.add(node.textValue());
    }
    node.properties()
        .forEach(
            field -> {
              words.add(field.getKey());
              // The type of what is asked is a word for programs, and what is asked has a text.
              if (!"type".equals(field.getKey())) {
                words.addAll(words(field.getValue()));
              }
            });
    if (node.isArray()) {
      node.forEach(each -> words.addAll(words(each)));
    }
    return words;
  }
}
