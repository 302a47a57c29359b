package dev.starpost.kernel;

import dev.starpost.kernel.option.Param;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A word of views that is no component: a field, a phase, a piece on the table.
 *
 * @param word as it is in the JSON
 * @param name what people call it
 * @param kind of a field: what its numbers stand for, if not themselves: a kind of component,
 *     {@link Param#SEAT} or {@link #BY_SEAT}
 */
public record Word(String word, Text name, Optional<String> kind) {
  /** The kind of a list that holds something for each seat, in the order of seats. */
  public static final String BY_SEAT = "by-seat";

  private static final String KEY = "word.";
  private static final Set<String> SEATS = new TreeSet<>(List.of("active", "seat"));

  /** Something that has a word of its own. */
  public static Word of(String word, Text name) {
    return new Word(word, name, Optional.empty());
  }

  /** Those that the texts have under {@code word.…}, and what plays without a seat. */
  public static List<Word> of(Texts texts) {
    List<Word> words = new ArrayList<>();
    words.add(of("rival", Text.of("rival")));
    for (String key : texts.keys(Language.ENGLISH)) {
      if (key.startsWith(KEY)) {
        Word word = of(key.substring(KEY.length()), Text.of(key));
        words.add(SEATS.contains(word.word) ? word.ofKind(Param.SEAT) : word);
      }
    }
    return words;
  }

  /** The same words, of which the numbers in these fields stand for that kind. */
  public static List<Word> meaning(List<Word> words, String kind, String... fields) {
    List<String> meant = List.of(fields);
    return words.stream()
        .map(word -> meant.contains(word.word) ? word.ofKind(kind) : word)
        .toList();
  }

  private Word ofKind(String of) {
    return new Word(word, name, Optional.of(of));
  }
}
