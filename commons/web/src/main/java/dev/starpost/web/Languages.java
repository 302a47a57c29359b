package dev.starpost.web;

import dev.starpost.text.Language;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** In which language a caller is answered. */
public final class Languages {
  private static final List<String> TAGS =
      Arrays.stream(Language.values()).map(Language::tag).toList();

  private Languages() {}

  /** The best one of those that {@code Accept-Language} names; English if it names none of ours. */
  public static Language of(HttpHeaders headers) {
    return of(headers.getHeaderString(HttpHeaders.ACCEPT_LANGUAGE));
  }

  /** The same by the header's value, which may be null. */
  public static Language of(String accepted) {
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
