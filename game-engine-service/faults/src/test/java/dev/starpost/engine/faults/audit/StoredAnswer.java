package dev.starpost.engine.faults.audit;

import java.util.Optional;

/**
 * An answer as it lies in MongoDB.
 *
 * @param version that it led to; empty for a refusal
 * @param announcement what everybody is to be told; empty for a refusal
 */
record StoredAnswer(
    String gameId, String commandId, Optional<Long> version, Optional<String> announcement) {

  static StoredAnswer commit(String gameId, String commandId, long version, String announcement) {
    return new StoredAnswer(gameId, commandId, Optional.of(version), Optional.of(announcement));
  }

  static StoredAnswer refusal(String gameId, String commandId) {
    return new StoredAnswer(gameId, commandId, Optional.empty(), Optional.empty());
  }

  boolean isCommit() {
    return version.isPresent();
  }
}
