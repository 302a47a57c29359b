package dev.starpost.matchmaking.challenge;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How far a challenge is. */
public enum ChallengeState {
  OPEN,
  ACCEPTED,
  DECLINED,
  /** Nobody has answered in time. */
  IGNORED,
  WITHDRAWN;

  @JsonValue
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static ChallengeState of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
