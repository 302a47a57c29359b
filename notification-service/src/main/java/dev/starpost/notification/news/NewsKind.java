package dev.starpost.notification.news;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The kinds of news. The words are part of the public API. */
public enum NewsKind {
  /** The game asks you something that it did not ask before. */
  YOUR_TURN,
  /** The game does not wait for you any more. */
  TURN_OVER,
  /** Your time is running out. */
  DEADLINE_NEAR,
  /** A game in which you sit has begun. */
  GAME_STARTED,
  /** A game in which you sit is over. */
  GAME_OVER,
  /** Somebody asks you to sit down at a table. */
  INVITATION,
  /** Something has changed at a table at which you sit. */
  TABLE_CHANGED,
  /** Another player has said something. */
  CHAT_MESSAGE,
  /** Opponents are found for your ticket. */
  MATCH_FOUND,
  /** Your ticket waits no more, though no opponents were found, or waits again. */
  TICKET_CHANGED,
  /** Somebody challenges you. */
  CHALLENGE,
  /** A challenge that you have made or got is over. */
  CHALLENGE_OVER;

  /** As in {@code your-turn}. */
  @JsonValue
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Optional<NewsKind> named(String word) {
    return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
  }

  @JsonCreator
  public static NewsKind read(String word) {
    return named(word)
        .orElseThrow(() -> new IllegalArgumentException("there is no such kind of news"));
  }
}
