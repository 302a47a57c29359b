package dev.starpost.rating.elo;

/** How much is known of somebody's strength, and so how far one result may move the rating. */
public enum Experience {
  /** Too few games to tell: the rating has to find its place. */
  PROVISIONAL(48),
  REGULAR(24),
  EXPERT(16);

  private static final int GAMES_OF_A_REGULAR = 10;
  private static final int GAMES_OF_AN_EXPERT = 100;

  private final int factor;

  Experience(int factor) {
    this.factor = factor;
  }

  /** After so many rated games. */
  public static Experience after(int games) {
    if (games < GAMES_OF_A_REGULAR) {
      return PROVISIONAL;
    }
    return games < GAMES_OF_AN_EXPERT ? REGULAR : EXPERT;
  }

  /** What is at stake in a game: K. */
  public int factor() {
    return factor;
  }

  public boolean isEstablished() {
    return this != PROVISIONAL;
  }
}
