package dev.starpost.lobby.identity.account;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.text.Language;
import dev.starpost.web.problem.Problem;
import java.time.ZoneId;
import java.util.Arrays;

/** Preferences of language and time zone, as people write them. */
public final class Preferences {
  public static final String DEFAULT_TIME_ZONE = "UTC";

  private Preferences() {}

  /** The tag of one of our languages. */
  public static Language language(String tag) {
    return Arrays.stream(Language.values())
        .filter(language -> language.tag().equals(tag))
        .findFirst()
        .orElseThrow(() -> Problem.of(LobbyProblem.BAD_LANGUAGE));
  }

  /** A name of the IANA database; an offset such as +01:00 does not know of summer time. */
  public static ZoneId timeZone(String name) {
    if (!ZoneId.getAvailableZoneIds().contains(name)) {
      throw Problem.of(LobbyProblem.BAD_TIME_ZONE);
    }
    return ZoneId.of(name);
  }
}
