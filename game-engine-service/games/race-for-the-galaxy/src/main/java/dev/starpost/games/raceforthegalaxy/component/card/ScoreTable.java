package dev.starpost.games.raceforthegalaxy.component.card;

/** RFTG-10.6: what each card counts for each card that scores, worked out once. */
final class ScoreTable {
  private final boolean orb;
  private final int[][] points = new int[Card.ALL.size()][];

  ScoreTable(boolean orb) {
    this.orb = orb;
    for (Card scoring : Card.ALL) {
      if (scoring.scoring().isPresent()) {
        points[scoring.index()] = new int[Card.ALL.size()];
        for (Card counted : Card.ALL) {
          points[scoring.index()][counted.index()] = scoring.scoring().get().points(counted, orb);
        }
      }
    }
  }

  /** The variable points of a tableau. */
  int points(PlacedCards tableau, Holdings holdings) {
    int sum = 0;
    byte[] cards = tableau.bytes();
    for (byte scoring : cards) {
      int[] each = points[scoring & 0xff];
      if (each != null) {
        for (byte counted : cards) {
          sum += each[counted & 0xff];
        }
        sum += Card.at(scoring & 0xff).scoring().orElseThrow().plus(holdings, orb);
      }
    }
    return sum;
  }
}
