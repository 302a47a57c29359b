package dev.starpost.workbench;

import com.sun.management.ThreadMXBean;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.DecisionPoint;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Measures what another player's decisions cost. */
final class MeteredPlayer implements AutomaticPlayer {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final AutomaticPlayer player;
  private long[] nanos = new long[1_024];
  private int decisions;

  MeteredPlayer(AutomaticPlayer player) {
    this.player = player;
  }

  @Override
  public <S, M, E> M decide(DecisionPoint<S, M, E> asked, SplittableRandom random) {
    long before = THREADS.getCurrentThreadCpuTime();
    M move = player.decide(asked, random);
    if (decisions == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * decisions);
    }
    nanos[decisions++] = THREADS.getCurrentThreadCpuTime() - before;
    return move;
  }

  int decisions() {
    return decisions;
  }

  /** CPU time of all decisions. */
  double seconds() {
    return Arrays.stream(nanos, 0, decisions).sum() / 1e9;
  }

  /** The CPU time that this part of all decisions kept within. */
  double millis(double part) {
    long[] sorted = Arrays.copyOf(nanos, decisions);
    Arrays.sort(sorted);
    return decisions == 0 ? 0 : sorted[(int) Math.round((decisions - 1) * part)] / 1e6;
  }
}
