package dev.starpost.engine.faults.audit;

import dev.starpost.engine.faults.platform.Platform;
import dev.starpost.engine.faults.play.Ledger;
import dev.starpost.engine.faults.play.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Everything that can be compared, read at one time when nothing moves any more. */
public record Books(List<StoredAnswer> stored, List<Announced> announced) {

  public static Books read(Platform platform) throws InterruptedException {
    Archive archive = new Archive(platform);
    archive.awaitNoClocks();
    try (Group group = new Group(platform)) {
      group.awaitNoLag();
    }
    return new Books(archive.answers(), archive.announcements());
  }

  public List<String> violations(Ledger ledger) {
    List<String> violations = new ArrayList<>(ledger.surprises());
    violations.addAll(Audit.of(ledger.done(), ledger.refused(), stored, announced));
    violations.addAll(ClockAudit.of(stored));
    return violations;
  }

  /** Games whose version in a view is not the last one stored. */
  public List<String> differences(List<Table> tables, Views views) {
    Map<String, Long> last = new HashMap<>();
    for (StoredAnswer answer : stored) {
      answer.version().ifPresent(version -> last.merge(answer.gameId(), version, Math::max));
    }
    List<String> differences = new ArrayList<>();
    for (Table table : tables) {
      long stored = last.getOrDefault(table.gameId(), 0L);
      if (views.versionOf(table) != stored) {
        differences.add(
            "%s shows version %d of %s, stored are %d"
                .formatted(views.engine(), views.versionOf(table), table.gameId(), stored));
      }
    }
    return differences;
  }

  /** How many turns were ended because their time was over. */
  public long expired() {
    return ClockAudit.expired(stored);
  }

  public long versions() {
    return stored.stream().filter(StoredAnswer::isCommit).count();
  }
}
