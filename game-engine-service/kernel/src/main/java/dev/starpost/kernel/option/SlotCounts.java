package dev.starpost.kernel.option;

/**
 * Counts the ways of an assignment item by item, over sets of slots that are filled already: a few
 * thousand additions, however many millions of assignments these make. Sets of slots are bits.
 */
final class SlotCounts {
  private final int[] fits;
  private final int[] times;

  /** In how many ways the items from there on complete what is filled. */
  private final long[][] completions;

  /**
   * Counts at once.
   *
   * @param required the slots that must be filled
   * @param fits for each item the slots that it fits
   * @param times how often each item can be given
   */
  SlotCounts(int slots, int required, int[] fits, int[] times, int min, int max) {
    this.fits = fits;
    this.times = times;
    this.completions = new long[fits.length + 1][1 << slots];
    for (int filled = 0; filled < 1 << slots; filled++) {
      int count = Integer.bitCount(filled);
      boolean complete = count >= min && count <= max && (filled & required) == required;
      completions[fits.length][filled] = complete ? 1 : 0;
    }
    for (int item = fits.length - 1; item >= 0; item--) {
      for (int filled = 0; filled < 1 << slots; filled++) {
        completions[item][filled] = count(item, filled);
      }
    }
  }

  private long count(int item, int filled) {
    int open = fits[item] & ~filled;
    long sum = completions[item + 1][filled];
    for (int taken = next(0, open); taken != 0; taken = next(taken, open)) {
      sum = Math.addExact(sum, waysWith(item, filled, taken));
    }
    return sum;
  }

  /** The next of the sets of open slots; none after all of them. */
  private static int next(int taken, int open) {
    return (taken - open) & open;
  }

  /** In how many ways it goes on if the item is given to those slots. */
  private long waysWith(int item, int filled, int taken) {
    return Integer.bitCount(taken) <= times[item] ? completions[item + 1][filled | taken] : 0;
  }

  long ways() {
    return completions[0][0];
  }

  /** For each item the slots that it is given to in that way. */
  int[] way(long number) {
    Choice.checkWay(number, ways());
    int[] given = new int[fits.length];
    int filled = 0;
    long left = number;
    for (int item = 0; item < fits.length; item++) {
      int open = fits[item] & ~filled;
      int taken = 0;
      for (long here = waysWith(item, filled, taken);
          left >= here;
          here = waysWith(item, filled, taken)) {
        left -= here;
        taken = next(taken, open);
      }
      given[item] = taken;
      filled |= taken;
    }
    return given;
  }
}
