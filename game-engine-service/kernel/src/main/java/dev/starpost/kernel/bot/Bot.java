package dev.starpost.kernel.bot;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.DecisionPoint;
import dev.starpost.kernel.play.Lookahead;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The players that take seats at tables. Each plays better than the one before, and takes longer.
 */
public enum Bot implements AutomaticPlayer {
  /** Any legal move. */
  RANDOM,

  /** What is worth most one step later. */
  GREEDY,

  /** What turned out best in many determinized continuations. */
  STRONG;

  private static final AutomaticPlayer LOOKAHEAD = new Lookahead(8, 40);
  private static final AutomaticPlayer SEARCH = new TreeSearch(Effort.STRONG);

  @Override
  public <S, M, E> M decide(DecisionPoint<S, M, E> asked, SplittableRandom random) {
    return player().decide(asked, random);
  }

  private AutomaticPlayer player() {
    return switch (this) {
      case RANDOM -> AutomaticPlayer.RANDOM;
      case GREEDY -> LOOKAHEAD;
      case STRONG -> SEARCH;
    };
  }

  /** How it is called in addresses, messages and arguments. */
  @JsonValue
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Bot> named(String word) {
    return Arrays.stream(values()).filter(bot -> bot.word().equals(word)).findFirst();
  }
}
