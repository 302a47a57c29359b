package dev.starpost.engine.faults.audit;

import dev.starpost.engine.faults.platform.Await;
import dev.starpost.engine.faults.platform.Platform;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/** The engines as the broker sees them: who has which partitions, and how far they are. */
public final class Group implements AutoCloseable {
  public static final String COMMANDS = "game.commands.salvage";
  public static final int PARTITIONS = 24;

  private static final String GROUP = "engine.salvage";
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Admin admin;

  public Group(Platform platform) {
    this.admin = Admin.create(Map.of("bootstrap.servers", platform.broker().address()));
  }

  public Admin admin() {
    return admin;
  }

  /** Returns when so many engines share all the partitions between them. */
  public void awaitMembers(int engines) throws InterruptedException {
    List<Integer> shares = new ArrayList<>();
    Await.until(
        PATIENCE,
        () -> "%d engines should share the partitions, not %s".formatted(engines, shares),
        () -> {
          shares.clear();
          shares.addAll(shares());
          return shares.size() == engines
              && !shares.contains(0)
              && shares.stream().mapToInt(share -> share).sum() == PARTITIONS;
        });
  }

  private List<Integer> shares() throws InterruptedException {
    try {
      return admin.describeConsumerGroups(List.of(GROUP)).all().get().get(GROUP).members().stream()
          .map(member -> member.assignment().topicPartitions().size())
          .toList();
    } catch (ExecutionException e) {
      throw new IllegalStateException("the broker does not tell who is in the group", e);
    }
  }

  /** Returns when every command that was ever sent has been decided and its offset committed. */
  public void awaitNoLag() throws InterruptedException {
    List<String> behind = new ArrayList<>();
    Await.until(
        PATIENCE,
        () -> "the engines are behind at " + behind,
        () -> {
          behind.clear();
          behind.addAll(behind());
          return behind.isEmpty();
        });
  }

  private List<String> behind() throws InterruptedException {
    Map<TopicPartition, OffsetSpec> asked = new HashMap<>();
    for (int number = 0; number < PARTITIONS; number++) {
      asked.put(new TopicPartition(COMMANDS, number), OffsetSpec.latest());
    }
    try {
      Map<TopicPartition, OffsetAndMetadata> committed =
          admin.listConsumerGroupOffsets(GROUP).partitionsToOffsetAndMetadata().get();
      List<String> behind = new ArrayList<>();
      admin
          .listOffsets(asked)
          .all()
          .get()
          .forEach(
              (partition, end) -> {
                OffsetAndMetadata there = committed.get(partition);
                if (end.offset() > (there == null ? 0 : there.offset())) {
                  behind.add(partition + ": " + there + " of " + end.offset());
                }
              });
      return behind;
    } catch (ExecutionException e) {
      throw new IllegalStateException("the broker does not tell the lag", e);
    }
  }

  @Override
  public void close() {
    admin.close();
  }
}
