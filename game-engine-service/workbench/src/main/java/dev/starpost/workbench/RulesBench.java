package dev.starpost.workbench;

import com.sun.management.ThreadMXBean;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.Playout;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * How fast a game's rules are: random playouts on one thread, counted for each second of CPU time,
 * so that a busy machine does not make them look slower.
 */
public final class RulesBench {
  private static final int LONGEST = 100_000;

  private final PrintStream out;

  RulesBench(PrintStream out) {
    this.out = out;
  }

  /** {@code GAME [--players N] [--seconds N] [option=value ...]}. */
  public static void main(String[] arguments) {
    try {
      Arguments read = new Arguments(arguments, List.of("players", "seconds"));
      Game<?, ?, ?> game = read.game();
      int seconds = read.number("seconds", 10, 1, 3_600);
      int players =
          read.number("players", game.mostPlayers(), game.fewestPlayers(), game.mostPlayers());
      Setup setup = Tables.setup(game, players, read.tableOptions());
      new RulesBench(System.out).run(game, setup, seconds);
    } catch (Arguments.Wrong wrong) {
      System.err.println("bench rules: " + wrong.getMessage());
      System.exit(2);
    }
  }

  <S, M, E> void run(Game<S, M, E> game, Setup setup, int seconds) {
    out.printf(
        Locale.ROOT,
        "%s, %d players, options %s: warming up for %d s, then measuring %d s of CPU time%n",
        game.id(),
        setup.players(),
        setup.options(),
        Math.max(1, seconds / 2),
        seconds);
    Playouts<S, M, E> warmUp = new Playouts<>(game.rules(), setup);
    warmUp.run(Math.max(1, seconds / 2));
    Playouts<S, M, E> measured = new Playouts<>(game.rules(), setup);
    measured.run(seconds);
    measured.print(out);
    new Determinizations<>(game.rules(), setup.seats(), warmUp.kept).measure(out);
  }

  /** CPU time and allocation of the current thread. */
  private static final class Meter {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final long cpu = THREADS.getCurrentThreadCpuTime();
    private final long bytes = THREADS.getCurrentThreadAllocatedBytes();

    double seconds() {
      return (THREADS.getCurrentThreadCpuTime() - cpu) / 1e9;
    }

    boolean isBelow(int limit) {
      return THREADS.getCurrentThreadCpuTime() - cpu < TimeUnit.SECONDS.toNanos(limit);
    }

    long allocated() {
      return THREADS.getCurrentThreadAllocatedBytes() - bytes;
    }
  }

  /** Random games, one after another. */
  private static final class Playouts<S, M, E> implements Playout.Watcher<S, M, E> {
    private static final int KEEP_ONE_IN = 97;
    private static final int KEEP_AT_MOST = 1_000;

    private final Rules<S, M, E> rules;
    private final Setup setup;
    private final List<S> kept = new ArrayList<>();
    private long games;
    private long decisions;
    private long states;
    private double seconds;
    private long bytes;

    Playouts(Rules<S, M, E> rules, Setup setup) {
      this.rules = rules;
      this.setup = setup;
    }

    void run(int limit) {
      List<AutomaticPlayer> players = Collections.nCopies(setup.players(), AutomaticPlayer.RANDOM);
      Playout<S, M, E> playout = new Playout<>(rules, LONGEST);
      Meter meter = new Meter();
      while (meter.isBelow(limit)) {
        playout.play(setup, new SeededDice(games), players, new SplittableRandom(games), this);
        games++;
      }
      seconds = meter.seconds();
      bytes = meter.allocated();
    }

    @Override
    public void decided(S before, Seat by, M move, List<E> events, S after) {
      decisions++;
      states += events.size();
      if (decisions % KEEP_ONE_IN == 0 && kept.size() < KEEP_AT_MOST) {
        kept.add(after);
      }
    }

    void print(PrintStream out) {
      line(out, "games", games / seconds, "for each CPU second");
      line(out, "decisions", decisions / seconds, "for each CPU second");
      line(out, "state copies", states / seconds, "for each CPU second (one for each event)");
      line(out, "decisions", (double) decisions / games, "for each game");
      line(out, "bytes", (double) bytes / decisions, "allocated for each decision");
    }
  }

  /** What a bot pays for looking: states with the hidden parts drawn anew. */
  private record Determinizations<S, M, E>(Rules<S, M, E> rules, List<Seat> seats, List<S> states) {

    void measure(PrintStream out) {
      measure(1);
      line(out, "determinized states", measure(2), "for each CPU second");
    }

    private double measure(int limit) {
      SeededDice dice = new SeededDice(1);
      Meter meter = new Meter();
      long determinized = 0;
      while (meter.isBelow(limit)) {
        S state = states.get((int) (determinized % states.size()));
        Viewer viewer = Viewer.at(seats.get((int) (determinized % seats.size())));
        rules.determinize(state, viewer, dice);
        determinized++;
      }
      return determinized / meter.seconds();
    }
  }

  private static void line(PrintStream out, String what, double number, String unit) {
    out.printf(Locale.ROOT, "%,15.0f %-15s %s%n", number, what, unit);
  }
}
