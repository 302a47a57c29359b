package dev.starpost.engine.faults;

import dev.starpost.engine.faults.platform.Engine;
import dev.starpost.engine.faults.platform.KillableServer;
import dev.starpost.engine.faults.platform.Platform;
import dev.starpost.engine.faults.play.Patience;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongSupplier;

/** Does harm to a platform at random moments, and mends everything again. */
final class Chaos {

  /** What can happen, and how often it does. */
  enum Fault {
    ENGINE_KILLED(4),
    ENGINE_STOPPED(1),
    ENGINE_HELD(2),
    BROKER_KILLED(2),
    MONGO_KILLED(2);

    private final int times;

    Fault(int times) {
      this.times = times;
    }
  }

  /** So that there is always something to play on, now and then. */
  private static final int MOST_ENGINES_DOWN = 2;

  /** A fault that hits nobody proves nothing: so many moves are made before the next one. */
  private static final int MOVES_BETWEEN = 10;

  private static final long LONGEST_BETWEEN_MILLIS = 6_000;
  private static final int LONGEST_DOWN_MILLIS = 2_500;
  private static final int SHORTEST_HOLD_MILLIS = Platform.SESSION_TIMEOUT_MILLIS + 1_500;
  private static final int LONGEST_HOLD_MILLIS = Platform.SESSION_TIMEOUT_MILLIS + 4_000;

  private final Platform platform;
  private final Patience patience;
  private final LongSupplier moves;
  private final Random random;
  private final Set<Engine> inTrouble = new HashSet<>();
  private final Map<Fault, Integer> counts = new EnumMap<>(Fault.class);
  private long lastMoves;

  /**
   * @param moves how many have been made
   */
  Chaos(Platform platform, Patience patience, LongSupplier moves, Random random) {
    this.platform = platform;
    this.patience = patience;
    this.moves = moves;
    this.random = random;
  }

  /** Returns when everything is up again. */
  void rage(Duration time) throws InterruptedException, ExecutionException {
    List<Fault> faults = new ArrayList<>();
    for (Fault fault : Fault.values()) {
      faults.addAll(Collections.nCopies(fault.times, fault));
    }
    Collections.shuffle(faults, random);
    long step = time.toMillis() / faults.size();
    ExecutorService threads = Executors.newCachedThreadPool();
    List<Future<?>> going = new ArrayList<>();
    try {
      for (Fault fault : faults) {
        long before = random.nextLong(step + 1);
        int length = random.nextInt(1_000_000);
        Thread.sleep(before);
        awaitMoves();
        going.add(
            threads.submit(
                () -> {
                  happens(fault, length);
                  return null;
                }));
        Thread.sleep(step - before);
      }
      for (Future<?> each : going) {
        each.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private void awaitMoves() throws InterruptedException {
    long wanted = lastMoves + MOVES_BETWEEN;
    long deadline = System.currentTimeMillis() + LONGEST_BETWEEN_MILLIS;
    while (moves.getAsLong() < wanted && System.currentTimeMillis() < deadline) {
      Thread.sleep(20);
    }
    lastMoves = moves.getAsLong();
  }

  /**
   * @param length decides how long it lasts
   */
  private void happens(Fault fault, int length) throws Exception {
    switch (fault) {
      case BROKER_KILLED -> killed(platform.broker(), fault, length);
      case MONGO_KILLED -> killed(platform.mongo(), fault, length);
      default -> {
        Engine engine = take();
        patience.goesDown();
        try {
          count(fault, engine.name());
          harm(engine, fault, length);
          engine.awaitReady();
          platform.note(engine.name() + " is ready");
        } finally {
          patience.isUpAgain();
          giveBack(engine);
        }
      }
    }
  }

  private static void harm(Engine engine, Fault fault, int length) throws Exception {
    if (fault == Fault.ENGINE_HELD) {
      engine.hold();
      int span = LONGEST_HOLD_MILLIS - SHORTEST_HOLD_MILLIS;
      Thread.sleep(SHORTEST_HOLD_MILLIS + length % span);
      engine.letGo();
      return;
    }
    if (fault == Fault.ENGINE_KILLED) {
      engine.kill();
    } else {
      engine.stop();
    }
    Thread.sleep(length % LONGEST_DOWN_MILLIS);
    engine.start();
  }

  private void killed(KillableServer server, Fault fault, int length) throws Exception {
    // One at a time: the same server cannot be killed twice at once.
    synchronized (server) {
      patience.goesDown();
      try {
        count(fault, server.origin());
        server.kill();
        Thread.sleep(length % LONGEST_DOWN_MILLIS);
        server.restart();
        platform.note(server.origin() + " is ready");
      } finally {
        patience.isUpAgain();
      }
    }
  }

  /** An engine that is well. */
  private synchronized Engine take() throws InterruptedException {
    while (inTrouble.size() >= MOST_ENGINES_DOWN) {
      wait();
    }
    List<Engine> well =
        platform.engines().stream().filter(engine -> !inTrouble.contains(engine)).toList();
    Engine engine = well.get(random.nextInt(well.size()));
    inTrouble.add(engine);
    return engine;
  }

  private synchronized void giveBack(Engine engine) {
    inTrouble.remove(engine);
    notifyAll();
  }

  private synchronized void count(Fault fault, String victim) {
    platform.note(fault + " " + victim);
    counts.merge(fault, 1, Integer::sum);
  }

  synchronized int times(Fault fault) {
    return counts.getOrDefault(fault, 0);
  }
}
