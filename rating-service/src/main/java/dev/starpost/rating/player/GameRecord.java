package dev.starpost.rating.player;

/** How somebody's games of one kind ended. */
record GameRecord(int finished, int won, int abandoned) {
  static final GameRecord NONE = new GameRecord(0, 0, 0);

  /**
   * @param by 1 for a game that is over, -1 for one that is void
   */
  GameRecord count(boolean win, boolean left, int by) {
    return new GameRecord(finished + by, win ? won + by : won, left ? abandoned + by : abandoned);
  }
}
