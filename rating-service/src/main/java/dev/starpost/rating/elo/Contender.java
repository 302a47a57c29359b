package dev.starpost.rating.elo;

/**
 * Somebody in a game, as far as ratings are concerned.
 *
 * @param rating before the game
 * @param games how many rated ones the player had finished before it
 * @param rank 1 is best; equal results share a rank
 * @param abandoned whether the player did not play to the end: behind all who did, level with all
 *     who did not either, whatever the rank
 */
public record Contender(int rating, int games, int rank, boolean abandoned) {
  KFactor kFactor() {
    return KFactor.after(games);
  }

  /** Of 1 for a win against the other, a half for the same result. */
  double scoreAgainst(Contender other) {
    if (abandoned || other.abandoned) {
      return abandoned == other.abandoned ? Elo.DRAW : (abandoned ? 0 : 1);
    }
    return rank == other.rank ? Elo.DRAW : (rank < other.rank ? 1 : 0);
  }
}
