package dev.starpost.gateway.call;

import dev.starpost.text.Language;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** In which language a caller is answered. */
final class Languages {
  private static final List<String> TAGS =
      Arrays.stream(Language.values()).map(Language::tag).toList();

  private Languages() {}

  /** The best of those that {@code Accept-Language} names, which may be null; else English. */
  static Language of(String accepted) {
    if (accepted == null) {
      return Language.ENGLISH;
    }
    try {
      String tag = Locale.lookupTag(Locale.LanguageRange.parse(accepted), TAGS);
      return Arrays.stream(Language.values())
          .filter(language -> language.tag().equals(tag))
          .findFirst()
          .orElse(Language.ENGLISH);
    } catch (IllegalArgumentException e) {
      // Not a list of languages; that is no reason to refuse what was asked.
      return Language.ENGLISH;
    }
  }
}
