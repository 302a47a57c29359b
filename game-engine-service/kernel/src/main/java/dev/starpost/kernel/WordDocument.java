package dev.starpost.kernel;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.starpost.text.Language;
import dev.starpost.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A word of views as clients read it, in one language; {@code {2}} is the name of seat 2. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WordDocument(String word, String name, Optional<String> kind) {

  /** The words of a game, in its order. */
  public static List<WordDocument> of(Game<?, ?, ?> game, Language language) {
    List<String> placeholders =
        IntStream.rangeClosed(1, game.mostPlayers()).mapToObj(seat -> "{" + seat + "}").toList();
    Texts texts = GameTexts.naming(game.texts(), placeholders);
    return game.words().stream()
        .map(word -> new WordDocument(word.word(), texts.say(word.name(), language), word.kind()))
        .toList();
  }
}
