package dev.starpost.matchmaking.match;

import dev.starpost.matchmaking.matcher.Match;
import dev.starpost.matchmaking.matcher.Pool;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The pool of tickets that wait, in memory: what rows said when they were last read. Whether it is
 * still true is found out when they are claimed. Not for several threads.
 */
final class TicketPool {
  private record Waiters(Pool pool, WaitingRow.Terms terms) {}

  private final Map<String, Waiters> pools = new TreeMap<>();
  private final Map<String, String> poolOf = new HashMap<>();
  private final BlockedPairs acquaintances = new BlockedPairs();
  private final Set<String> doubtful = new HashSet<>();

  BlockedPairs acquaintances() {
    return acquaintances;
  }

  /** Tickets of which the memory is not sure; they are not asked for again. */
  Set<String> takeDoubtful() {
    Set<String> taken = Set.copyOf(doubtful);
    doubtful.clear();
    return taken;
  }

  void update(List<WaitingRow> rows) {
    for (WaitingRow row : rows) {
      remove(row.ticket().id());
      if (row.waits()) {
        pools
            .computeIfAbsent(row.pool(), key -> new Waiters(new Pool(), row.terms()))
            .pool()
            .put(row.ticket());
        poolOf.put(row.ticket().id(), row.pool());
      }
    }
  }

  private void remove(String ticket) {
    String pool = poolOf.remove(ticket);
    if (pool != null) {
      Pool waiters = pools.get(pool).pool();
      waiters.remove(ticket);
      if (waiters.size() == 0) {
        pools.remove(pool);
      }
    }
  }

  /**
   * Who plays with whom.
   *
   * @param all whether everybody is looked at again, because windows have widened
   */
  List<PlannedMatch> match(Instant now, boolean all) {
    List<PlannedMatch> planned = new ArrayList<>();
    pools.forEach(
        (key, waiters) -> {
          Pool pool = waiters.pool();
          List<Match> matches =
              all ? pool.match(now, acquaintances) : pool.matchFresh(now, acquaintances);
          matches.forEach(match -> planned.add(new PlannedMatch(match, key, waiters.terms())));
        });
    for (PlannedMatch match : planned) {
      match.tickets().forEach(poolOf::remove);
    }
    pools.values().removeIf(waiters -> waiters.pool().size() == 0);
    return planned;
  }

  /** It came to nothing: some of its tickets may wait still. */
  void giveUp(PlannedMatch match) {
    doubtful.addAll(match.tickets());
  }
}
