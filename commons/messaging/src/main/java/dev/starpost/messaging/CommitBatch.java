package dev.starpost.messaging;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.messaging.GamesBehind.Heard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * Records of {@code game.events} as far as they make sense.
 *
 * @param records those that are commits, in their order
 * @param letters those that are not
 */
record CommitBatch(List<CommitRecord> records, List<DeadLetter> letters) {

  /** A record, and the commit that it is. */
  record CommitRecord(ConsumerRecord<String, byte[]> message, GameCommit commit) {}

  static CommitBatch of(List<ConsumerRecord<String, byte[]>> messages) {
    List<CommitRecord> records = new ArrayList<>();
    List<DeadLetter> letters = new ArrayList<>();
    for (ConsumerRecord<String, byte[]> message : messages) {
      try {
        records.add(new CommitRecord(message, CommitReader.read(message)));
      } catch (CommitReader.Unreadable e) {
        letters.add(DeadLetter.of(message, e.getMessage()));
      }
    }
    return new CommitBatch(records, letters);
  }

  boolean isEmpty() {
    return records.isEmpty();
  }

  List<GameCommit> commits() {
    return records.stream().map(CommitRecord::commit).toList();
  }

  /** In the order in which they come. */
  Set<String> games() {
    Set<String> games = new LinkedHashSet<>();
    records.forEach(each -> games.add(each.commit().gameId()));
    return games;
  }

  CommitBatch lettersOnly() {
    return new CommitBatch(List.of(), letters);
  }

  CommitBatch only(String game) {
    return new CommitBatch(
        records.stream().filter(each -> each.commit().gameId().equals(game)).toList(), List.of());
  }

  CommitBatch without(Set<String> games) {
    return games.isEmpty()
        ? this
        : new CommitBatch(
            records.stream().filter(each -> !games.contains(each.commit().gameId())).toList(),
            letters);
  }

  /**
   * The games of which a commit is missing, before the first or between two of them.
   *
   * @param versions how far games have come; those that are new are missing
   */
  Set<String> incomplete(Map<String, Long> versions) {
    Map<String, Long> reached = new LinkedHashMap<>(versions);
    Set<String> incomplete = new LinkedHashSet<>();
    for (CommitRecord each : records) {
      GameCommit commit = each.commit();
      long version = reached.getOrDefault(commit.gameId(), 0L);
      if (commit.version() > version + 1) {
        incomplete.add(commit.gameId());
      } else {
        reached.put(commit.gameId(), Math.max(version, commit.version()));
      }
    }
    return incomplete;
  }

  /** What the batch tells of a game. */
  List<Heard> heard(String game) {
    return records.stream()
        .filter(each -> each.commit().gameId().equals(game))
        .map(each -> new Heard(each.commit().version(), DeadLetter.of(each.message(), "")))
        .toList();
  }
}
