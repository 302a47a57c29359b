package dev.starpost.engine.command;

import dev.starpost.engine.game.CommandDecision;
import dev.starpost.engine.game.CommandRecord;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.game.StoredRefusal;
import dev.starpost.engine.history.SeedVault.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A batch of records that are decided and about to be written together, in order: what comes later
 * in it may rest on what comes before, and is worth nothing without it.
 */
final class WriteBatch {

  /**
   * A record that is to be stored.
   *
   * @param next the game after it; empty for a refusal
   */
  record Entry(ReceivedCommand received, CommandRecord record, Optional<HostedGame<?, ?, ?>> next) {
    private static Entry of(ReceivedCommand received, CommandDecision decision) {
      if (decision instanceof CommandDecision.Accepted accepted) {
        return new Entry(received, accepted.commit(), Optional.of(accepted.next()));
      }
      var refused = (CommandDecision.Refused) decision;
      return new Entry(
          received,
          StoredRefusal.of(received.command(), refused.refusal(), received.arrivedAt()),
          Optional.empty());
    }
  }

  private final Map<Claim, String> seeds;
  private final Set<String> existing;
  private final List<Entry> entries = new ArrayList<>();

  /**
   * @param seeds for the games that begin in it
   * @param existing the ids of games that were thought to begin and are there already; it grows
   */
  WriteBatch(Map<Claim, String> seeds, Set<String> existing) {
    this.seeds = seeds;
    this.existing = existing;
  }

  /** Another writer was first with this game. */
  void isThere(String gameId) {
    existing.add(gameId);
  }

  boolean isKnownToExist(String gameId) {
    return existing.contains(gameId);
  }

  Optional<String> seed(Claim claim) {
    return Optional.ofNullable(seeds.get(claim));
  }

  void add(ReceivedCommand received, CommandDecision decision) {
    entries.add(Entry.of(received, decision));
  }

  Entry last() {
    return entries.get(entries.size() - 1);
  }

  List<Entry> entries() {
    return entries;
  }
}
