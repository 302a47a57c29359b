package dev.starpost.engine.kafka.bot;

import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.DecisionPoint;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/** Thinks about its first decision until it is let go, whoever interrupts it; not about others. */
final class HeldPlayer implements AutomaticPlayer {
  private final AtomicBoolean first = new AtomicBoolean(true);
  private final CountDownLatch thinking = new CountDownLatch(1);
  private final CountDownLatch letGo = new CountDownLatch(1);

  @Override
  public <S, M, E> M decide(DecisionPoint<S, M, E> asked, SplittableRandom random) {
    if (first.compareAndSet(true, false)) {
      thinking.countDown();
      boolean held = true;
      while (held) {
        try {
          letGo.await();
          held = false;
        } catch (InterruptedException e) {
          // A search does not notice either.
        }
      }
    }
    return AutomaticPlayer.RANDOM.decide(asked, random);
  }

  void awaitThinking() throws InterruptedException {
    thinking.await();
  }

  void letGo() {
    letGo.countDown();
  }
}
