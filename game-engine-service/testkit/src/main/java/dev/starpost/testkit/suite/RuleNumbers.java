package dev.starpost.testkit.suite;

import dev.starpost.kernel.Game;
import java.util.Collections;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The addresses of a game's rules. */
final class RuleNumbers {
  private RuleNumbers() {}

  /**
   * Every rule that RULES.md states: a list item or a bold paragraph that begins with its address.
   */
  static SortedSet<String> defined(Game<?, ?, ?> game) {
    String prefix = Pattern.quote(game.prefix().toUpperCase(Locale.ROOT));
    Matcher items =
        Pattern.compile(
                "^\\s*(?:[-*]\\s+\\**|\\*\\*)(" + prefix + "-\\d+(?:\\.\\d+)+)(?![.\\d]*\\d)",
                Pattern.MULTILINE)
            .matcher(game.rulesText());
    SortedSet<String> numbers = new TreeSet<>();
    while (items.find()) {
      if (!numbers.add(items.group(1))) {
        throw new AssertionError("RULES.md states " + items.group(1) + " twice");
      }
    }
    return Collections.unmodifiableSortedSet(numbers);
  }
}
