package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.text.Language;
import java.util.regex.Pattern;

/** What people read: sentences, with names and without the words of programs. */
final class LogLines {
  /** Begins and ends like one, and nothing is left to be filled in. */
  private static final Pattern SENTENCE = Pattern.compile("[\\p{Lu}\\p{N}][^{}]*[^\\s,:;.][.!]");

  /** A piece such as p2-4, a numbered id, a type with its version; nothing where a word belongs. */
  private static final Pattern WORD_OF_PROGRAMS =
      Pattern.compile("\\b[a-z]+\\d*-\\d|\\.v\\d|\\bnull\\b|\\[|]| {2}|\\( *\\)| ,");

  private static final Pattern NUMBERED_PLAYER = Pattern.compile("(?i)\\b(player|joueur|seat) \\d");

  private LogLines() {}

  static void isSentence(String line, Language language) {
    assertThat(line).as("a line of the log in %s: a sentence", language).matches(SENTENCE);
    assertThat(line)
        .as("a line of the log in %s: no word of programs", language)
        .doesNotContainPattern(WORD_OF_PROGRAMS);
    hasNames(line);
  }

  /** At a table where everybody has a name. */
  static void hasNames(String said) {
    assertThat(said)
        .as("what is said where everybody has a name")
        .isNotBlank()
        .doesNotContainPattern(NUMBERED_PLAYER);
  }
}
