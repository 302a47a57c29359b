package dev.starpost.engine.host;

import dev.starpost.engine.game.Answer;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.history.Seals.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Answers that are decided and about to be written together, in order: what comes later in it may
 * rest on what comes before, and is worth nothing without it.
 */
final class Draft {

  /**
   * An answer that is to be stored.
   *
   * @param next the game after it; empty for a refusal
   */
  record Entry(Delivery delivery, Answer answer, Optional<HostedGame<?, ?, ?>> next) {}

  private final Map<Claim, String> seeds;
  private final Set<String> existing;
  private final List<Entry> entries = new ArrayList<>();

  /**
   * @param seeds for the games that begin in it
   * @param existing the ids of games that were thought to begin and are there already; it grows
   */
  Draft(Map<Claim, String> seeds, Set<String> existing) {
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

  void add(Entry entry) {
    entries.add(entry);
  }

  Entry last() {
    return entries.get(entries.size() - 1);
  }

  List<Entry> entries() {
    return entries;
  }
}
