package dev.starpost.deploy.load.moves;

import dev.starpost.deploy.load.bench.Latencies;
import java.util.SortedMap;
import java.util.TreeMap;

/** What happened while it was counted. Used by one thread. */
public final class Tally {
  private static final int KINDS_OF_ERRORS_SHOWN = 20;

  private final Latencies moves = new Latencies();
  private final SortedMap<String, Integer> errors = new TreeMap<>();
  private int options;
  private int looks;
  private int starts;
  private int stale;
  private int errorCount;

  /** A move was acknowledged with 200. */
  void moved(long nanos) {
    moves.add(nanos);
  }

  void askedForOptions() {
    options++;
  }

  void lookedAtGame() {
    looks++;
  }

  void started() {
    starts++;
  }

  /** A move came too late: another seat had gone on. */
  void stale() {
    stale++;
  }

  void failed(String what) {
    errorCount++;
    if (errors.containsKey(what) || errors.size() < KINDS_OF_ERRORS_SHOWN) {
      errors.merge(what, 1, Integer::sum);
    }
  }

  public Latencies moves() {
    return moves;
  }

  int gets() {
    return options + looks;
  }

  int starts() {
    return starts;
  }

  int staleMoves() {
    return stale;
  }

  public int errors() {
    return errorCount;
  }

  /** What failed, and how often; not every one of very many. */
  public SortedMap<String, Integer> kindsOfErrors() {
    return errors;
  }
}
