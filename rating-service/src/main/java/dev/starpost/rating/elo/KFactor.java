package dev.starpost.rating.elo;

/**
 * K factor of Elo's formula: how far one result may move a rating. It shrinks with experience,
 * since more games say more about somebody's strength.
 */
public enum KFactor {
  /** Too few games to tell: the rating has to find its place. */
  PROVISIONAL(48),
  REGULAR(24),
  EXPERT(16);

  private static final int GAMES_OF_A_REGULAR = 10;
  private static final int GAMES_OF_AN_EXPERT = 100;

  private final int points;

  KFactor(int points) {
    this.points = points;
  }

  /** After so many rated games. */
  public static KFactor after(int games) {
    if (games < GAMES_OF_A_REGULAR) {
      return PROVISIONAL;
    }
    return games < GAMES_OF_AN_EXPERT ? REGULAR : EXPERT;
  }

  /** K: what is at stake in a game. */
  public int points() {
    return points;
  }

  public boolean isEstablished() {
    return this != PROVISIONAL;
  }
}
