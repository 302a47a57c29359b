package dev.starpost.contracts.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** How well a bot plays. */
public enum BotLevel {
  @JsonProperty("random")
  RANDOM,
  @JsonProperty("greedy")
  GREEDY,
  @JsonProperty("strong")
  STRONG;

  private static final String BOT = "bot:";

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What stands where a person has an account; ids of accounts have no colon. */
  public String account() {
    return BOT + word();
  }

  /** Whether it stands for a bot. */
  public static boolean isAccount(String account) {
    return account.startsWith(BOT);
  }
}
