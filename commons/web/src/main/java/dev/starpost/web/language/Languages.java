package dev.starpost.web.language;

import dev.starpost.text.AcceptLanguage;
import dev.starpost.text.Language;
import jakarta.ws.rs.core.HttpHeaders;

/** In which language a caller is answered. */
public final class Languages {
  private Languages() {}

  /** The best one of those that {@code Accept-Language} names; English if it names none of ours. */
  public static Language of(HttpHeaders headers) {
    return AcceptLanguage.best(headers.getHeaderString(HttpHeaders.ACCEPT_LANGUAGE));
  }
}
