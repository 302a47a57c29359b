package dev.starpost.rating.result;

/**
 * What a rated game was to one of its players.
 *
 * @param before the rating
 * @param change what the game added to it
 * @param score which part of the opponents the player has beaten, in thousandths
 * @param expected which part could be expected, by the ratings before
 */
public record Result(
    int seat,
    String account,
    int rank,
    boolean abandoned,
    int before,
    int change,
    int score,
    int expected) {
  public boolean isWon() {
    return rank == 1 && !abandoned;
  }
}
