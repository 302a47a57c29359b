package dev.starpost.engine.faults.audit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.engine.faults.play.Api;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The promises about time as sentences about what is stored: every turn that was ended for its time
 * had a deadline, which had passed, and was ended once; and when all is quiet no deadline is left
 * that nobody looked after.
 */
final class ClockAudit {
  private static final String EXPIRED = "turn-expired.v1";

  private final List<String> violations = new ArrayList<>();
  private final Map<String, SortedMap<Long, JsonNode>> histories = new TreeMap<>();

  private ClockAudit(List<StoredAnswer> stored) {
    for (StoredAnswer answer : stored) {
      if (answer.isCommit()) {
        histories
            .computeIfAbsent(answer.gameId(), id -> new TreeMap<>())
            .put(answer.version().get(), read(answer.announcement().orElseThrow()));
      }
    }
  }

  static List<String> of(List<StoredAnswer> stored) {
    ClockAudit audit = new ClockAudit(stored);
    audit.histories.forEach(audit::check);
    return audit.violations;
  }

  /** How many turns were ended for their time. */
  static long expired(List<StoredAnswer> stored) {
    return new ClockAudit(stored)
        .histories.values().stream()
            .flatMap(history -> history.values().stream())
            .mapToLong(commit -> expiries(commit).size())
            .sum();
  }

  private void check(String gameId, SortedMap<Long, JsonNode> history) {
    Set<String> ended = new HashSet<>();
    history.forEach(
        (version, commit) -> {
          for (JsonNode expiry : expiries(commit)) {
            String turn =
                expiry.path("seat").asInt() + " until " + expiry.path("deadline").asText();
            String where = "version %d of %s, seat %s".formatted(version, gameId, turn);
            if (!ended.add(turn)) {
              violations.add("ended twice: " + where);
            }
            if (time(commit.path("at")).isBefore(time(expiry.path("deadline")))) {
              violations.add("ended too early: " + where);
            }
            if (!isRunning(expiry, history.get(version - 1))) {
              violations.add("ended without a clock: " + where);
            }
          }
        });
    if (!history.get(history.lastKey()).path("deadlines").isEmpty()) {
      violations.add("forgotten: the last version of " + gameId + " still has a deadline");
    }
  }

  private static List<JsonNode> expiries(JsonNode commit) {
    List<JsonNode> expiries = new ArrayList<>();
    for (JsonNode fact : commit.path("facts")) {
      if (fact.path("type").asText().equals(EXPIRED)) {
        expiries.add(fact);
      }
    }
    return expiries;
  }

  private static boolean isRunning(JsonNode expiry, JsonNode before) {
    if (before == null) {
      return false;
    }
    for (JsonNode deadline : before.path("deadlines")) {
      if (deadline.path("seat").equals(expiry.path("seat"))
          && deadline.path("at").equals(expiry.path("deadline"))) {
        return true;
      }
    }
    return false;
  }

  private static Instant time(JsonNode text) {
    return Instant.parse(text.asText());
  }

  private static JsonNode read(String announcement) {
    try {
      return Api.JSON.readTree(announcement);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("an announcement is no JSON: " + announcement, e);
    }
  }
}
