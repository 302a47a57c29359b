package dev.starpost.matchmaking.matcher;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Who keeps away from whom, in tests. */
final class People implements Acquaintance {
  private final Set<Set<String>> apart = new HashSet<>();
  private final Map<Set<String>, Integer> meetings = new HashMap<>();

  void apart(String one, String other) {
    apart.add(Set.of(one, other));
  }

  void met(String one, String other) {
    meetings.merge(Set.of(one, other), 1, Integer::sum);
  }

  @Override
  public boolean areApart(String one, String other) {
    return apart.contains(Set.of(one, other));
  }

  @Override
  public int meetings(String one, String other) {
    return meetings.getOrDefault(Set.of(one, other), 0);
  }
}
