package dev.starpost.matchmaking.match;

import dev.starpost.matchmaking.matcher.Acquaintance;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Blocks between players who wait. Not for several threads. */
final class BlockedPairs implements Acquaintance {
  private final Map<String, Set<String>> apart = new HashMap<>();
  private final Map<String, Map<String, Integer>> meetings = new HashMap<>();

  @Override
  public boolean areApart(String one, String other) {
    return has(one, other) || has(other, one);
  }

  private boolean has(String one, String other) {
    Set<String> others = apart.get(one);
    return others != null && others.contains(other);
  }

  @Override
  public int meetings(String one, String other) {
    return Math.max(met(one, other), met(other, one));
  }

  private int met(String one, String other) {
    Map<String, Integer> others = meetings.get(one);
    return others == null ? 0 : others.getOrDefault(other, 0);
  }

  /** What was known of them is old. */
  void forget(Collection<String> accounts) {
    apart.keySet().removeAll(accounts);
    meetings.keySet().removeAll(accounts);
  }

  void keepApart(String one, String other) {
    apart.computeIfAbsent(one, key -> new HashSet<>()).add(other);
  }

  void met(String one, String other, int times) {
    meetings.computeIfAbsent(one, key -> new HashMap<>()).put(other, times);
  }
}
