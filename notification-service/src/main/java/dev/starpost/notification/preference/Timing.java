package dev.starpost.notification.preference;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;

/** When mails about something are sent. */
public enum Timing {
  IMMEDIATELY,
  HOURLY,
  DAILY,
  OFF;

  @JsonValue
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  @JsonCreator
  static Timing read(String word) {
    return Arrays.stream(values())
        .filter(timing -> timing.word().equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("mails are not sent at that time"));
  }
}
