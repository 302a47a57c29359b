package dev.starpost.engine.faults.play;

import dev.starpost.engine.faults.platform.Await;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** What the players know, kept outside the platform: every definite answer, and every surprise. */
public final class Ledger {
  private static final int MOST_SURPRISES = 200;

  private final List<Told.Done> done = new ArrayList<>();
  private final List<Told.Refused> refused = new ArrayList<>();
  private final List<String> surprises = new ArrayList<>();
  private final AtomicLong sent = new AtomicLong();
  private final AtomicLong repeated = new AtomicLong();
  private final AtomicLong pending = new AtomicLong();
  private final AtomicLong duplicates = new AtomicLong();
  private final AtomicLong reusedKeys = new AtomicLong();

  synchronized void add(Told told) {
    if (told instanceof Told.Done one) {
      done.add(one);
    } else {
      refused.add((Told.Refused) told);
    }
  }

  /** Something that must never happen, whatever was killed. */
  public synchronized void surprise(String what) {
    if (surprises.size() < MOST_SURPRISES) {
      surprises.add(what);
    }
  }

  public synchronized List<Told.Done> done() {
    return List.copyOf(done);
  }

  public synchronized List<Told.Refused> refused() {
    return List.copyOf(refused);
  }

  public synchronized List<String> surprises() {
    return List.copyOf(surprises);
  }

  /** Returns when so many more commands were acknowledged. */
  public void awaitMore(int commands) throws InterruptedException {
    int wanted = done().size() + commands;
    Await.until(
        Duration.ofSeconds(60),
        () -> "%d commands of %d were acknowledged".formatted(done().size(), wanted),
        () -> done().size() >= wanted);
  }

  void sent(boolean again) {
    sent.incrementAndGet();
    if (again) {
      repeated.incrementAndGet();
    }
  }

  void pending() {
    pending.incrementAndGet();
  }

  void duplicate() {
    duplicates.incrementAndGet();
  }

  void reusedKey() {
    reusedKeys.incrementAndGet();
  }

  /** In a few lines, for people. */
  public synchronized String counts() {
    return """
          requests that play    %6d, of which repetitions %d
          answered 202 first    %6d
          acknowledged          %6d
          refused               %6d
          sent again when done  %6d, each answered like the first time
          keys used again       %6d, each refused
        """
        .formatted(
            sent.get(),
            repeated.get(),
            pending.get(),
            done.size(),
            refused.size(),
            duplicates.get(),
            reusedKeys.get());
  }
}
