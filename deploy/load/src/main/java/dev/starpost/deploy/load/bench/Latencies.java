package dev.starpost.deploy.load.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Latency recorder. Every single time that something took: exact percentiles, and a million of them
 * are 8 MB.
 */
public final class Latencies {
  private static final int AT_FIRST = 1024;

  private long[] nanos = new long[AT_FIRST];
  private int count;
  private boolean sorted = true;

  public void add(long time) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, count * 2);
    }
    nanos[count++] = time;
    sorted = false;
  }

  public int count() {
    return count;
  }

  /** The smallest time that at least so many of a hundred did not exceed; 0 if there is none. */
  public long percentile(double percent) {
    if (count == 0) {
      return 0;
    }
    if (!sorted) {
      Arrays.sort(nanos, 0, count);
      sorted = true;
    }
    int rank = (int) Math.ceil(percent / 100 * count);
    return nanos[Math.max(rank, 1) - 1];
  }

  public long max() {
    return percentile(100);
  }

  /** In milliseconds, as precise as such a time can be read. */
  public static String millis(long nanos) {
    double millis = nanos / (double) TimeUnit.MILLISECONDS.toNanos(1);
    return String.format(Locale.ROOT, millis < 100 ? "%.1f" : "%.0f", millis);
  }
}
