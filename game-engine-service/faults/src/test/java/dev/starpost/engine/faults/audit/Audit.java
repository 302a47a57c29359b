package dev.starpost.engine.faults.audit;

import dev.starpost.engine.faults.play.Told;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The promises of the engine as sentences about three lists: what players were told, what is stored
 * and what was announced. Finds every sentence that is not true.
 */
public final class Audit {
  private final List<String> violations = new ArrayList<>();
  private final Map<String, List<StoredAnswer>> answersByCommand = new HashMap<>();
  private final Map<String, TreeMap<Long, StoredAnswer>> histories = new TreeMap<>();

  private Audit(List<StoredAnswer> stored) {
    for (StoredAnswer answer : stored) {
      answersByCommand
          .computeIfAbsent(command(answer.gameId(), answer.commandId()), id -> new ArrayList<>())
          .add(answer);
      if (answer.isCommit()) {
        StoredAnswer other =
            histories
                .computeIfAbsent(answer.gameId(), id -> new TreeMap<>())
                .put(answer.version().get(), answer);
        if (other != null) {
          found(
              "two commits are version %d of %s"
                  .formatted(answer.version().get(), answer.gameId()));
        }
      }
    }
  }

  /**
   * Every sentence that is not true.
   *
   * @param announced in the order of the topic
   */
  public static List<String> of(
      List<Told.Done> done,
      List<Told.Refused> refused,
      List<StoredAnswer> stored,
      List<Announced> announced) {
    Audit audit = new Audit(stored);
    done.forEach(audit::checkDone);
    refused.forEach(audit::checkRefused);
    audit.checkOneAnswerEach();
    audit.checkNoGaps();
    audit.checkAnnouncements(announced);
    return audit.violations;
  }

  private static String command(String gameId, String commandId) {
    return gameId + " " + commandId;
  }

  private List<StoredAnswer> answersTo(Told told) {
    return answersByCommand.getOrDefault(
        command(told.command().gameId(), told.command().commandId()), List.of());
  }

  /** What was acknowledged is in the history, with the version that was told. */
  private void checkDone(Told.Done done) {
    List<StoredAnswer> commits = answersTo(done).stream().filter(StoredAnswer::isCommit).toList();
    if (commits.isEmpty()) {
      found("lost: version %d, %s".formatted(done.version(), done.command()));
    } else if (commits.get(0).version().get() != done.version()) {
      found(
          "told as version %d, stored as %d: %s"
              .formatted(done.version(), commits.get(0).version().get(), done.command()));
    }
  }

  private void checkRefused(Told.Refused refused) {
    List<StoredAnswer> answers = answersTo(refused);
    if (answers.stream().anyMatch(StoredAnswer::isCommit)) {
      found(
          "refused with %d and yet in the history: %s"
              .formatted(refused.status(), refused.command()));
    } else if (answers.isEmpty()) {
      found(
          "refused with %d, which is not stored: %s"
              .formatted(refused.status(), refused.command()));
    }
  }

  private void checkOneAnswerEach() {
    answersByCommand.forEach(
        (command, answers) -> {
          if (answers.size() > 1) {
            found("%d answers to the command %s".formatted(answers.size(), command));
          }
        });
  }

  private void checkNoGaps() {
    histories.forEach(
        (gameId, versions) -> {
          long expected = 1;
          for (long version : versions.keySet()) {
            if (version != expected) {
              found(
                  "gap: %s has version %d where %d should be".formatted(gameId, version, expected));
            }
            expected = version + 1;
          }
        });
  }

  /** Each version at least once, first heard in order, and each time as it is stored. */
  private void checkAnnouncements(List<Announced> announced) {
    Map<String, Long> heard = new HashMap<>();
    Set<String> outOfOrder = new HashSet<>();
    for (Announced each : announced) {
      StoredAnswer commit =
          histories.getOrDefault(each.gameId(), new TreeMap<>()).get(each.version());
      if (commit == null) {
        found(
            "announced but not stored: version %d of %s".formatted(each.version(), each.gameId()));
      } else if (!commit.announcement().orElseThrow().equals(each.content())) {
        found(
            "announced otherwise than stored: version %d of %s"
                .formatted(each.version(), each.gameId()));
      }
      long last = heard.getOrDefault(each.gameId(), 0L);
      if (each.version() > last + 1 && outOfOrder.add(each.gameId())) {
        found(
            "out of order: version %d of %s was announced when only %d had been"
                .formatted(each.version(), each.gameId(), last));
      }
      heard.put(each.gameId(), Math.max(last, each.version()));
    }
    histories.forEach(
        (gameId, versions) -> {
          if (heard.getOrDefault(gameId, 0L) < versions.lastKey()) {
            found(
                "never announced: the last version of %s is %d, announced are %d"
                    .formatted(gameId, versions.lastKey(), heard.getOrDefault(gameId, 0L)));
          }
        });
  }

  private void found(String violation) {
    violations.add(violation);
  }
}
