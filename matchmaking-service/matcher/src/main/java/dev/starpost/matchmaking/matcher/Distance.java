package dev.starpost.matchmaking.matcher;

/**
 * How little two tickets suit each other, in points of rating: the difference of their ratings,
 * more if they were opponents lately, and a little more if one answers much faster than the other.
 */
final class Distance {
  /** For each meeting of late. */
  static final int AGAIN = 100;

  static final int MOST_MEETINGS = 3;

  /** For each time that one takes twice as long as the other. */
  static final int PACE = 15;

  static final int MOST_PACE = 90;

  private static final double LOG_2 = Math.log(2);

  private Distance() {}

  static int between(Ticket one, Ticket other, Acquaintance acquaintance) {
    int meetings = Math.min(MOST_MEETINGS, acquaintance.meetings(one.account(), other.account()));
    return Math.abs(one.rating() - other.rating()) + meetings * AGAIN + pace(one, other);
  }

  private static int pace(Ticket one, Ticket other) {
    if (one.pace().isEmpty() || other.pace().isEmpty()) {
      return 0;
    }
    double times = Math.abs(log(one.pace().getAsLong()) - log(other.pace().getAsLong())) / LOG_2;
    return (int) Math.min(MOST_PACE, times * PACE);
  }

  private static double log(long seconds) {
    return Math.log((double) Math.max(1, seconds));
  }
}
