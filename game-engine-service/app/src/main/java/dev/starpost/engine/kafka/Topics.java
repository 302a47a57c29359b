package dev.starpost.engine.kafka;

import dev.starpost.engine.game.GameKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.common.utils.Utils;

/**
 * Names and settings of the topics that the engine reads and writes.
 *
 * @param prefix before every name, so that several platforms can share a broker
 */
public record Topics(String prefix) {
  /** Never changed: the partition of a game must stay the same for ever. */
  public static final int PARTITIONS = 24;

  /** More than there will be instances at one time; two in the same one do not disturb. */
  public static final int REPLY_PARTITIONS = 64;

  private static final int ACCOUNT_PARTITIONS = 12;

  private static final long HOUR = 3_600_000L;
  private static final long DAY = 24 * HOUR;

  /** As long as a command stays, its refusal stays longer. */
  public static final Duration COMMANDS_KEPT = Duration.ofDays(14);

  private static final long DEAD_LETTERS_KEPT = 90 * DAY;

  public String commands(String game) {
    return prefix + "game.commands." + game;
  }

  /** The engines of one game, whatever other games they host. */
  public String commandGroup(String game) {
    return prefix + "engine." + game;
  }

  /** Those who answer for bots. */
  public String botGroup() {
    return prefix + "engine.bots";
  }

  public String events() {
    return prefix + "game.events";
  }

  /** Of the lobby. It has the last word on every account. */
  public String accounts() {
    return prefix + "account.events";
  }

  public String replies() {
    return prefix + "engine.replies";
  }

  public String deadLetters() {
    return prefix + "game.commands.dead-letters";
  }

  /** Where Kafka puts the commands of a game. */
  public static int partitionOf(String gameId) {
    return Utils.toPositive(Utils.murmur2(Utils.utf8(gameId))) % PARTITIONS;
  }

  public List<NewTopic> all(List<GameKind<?, ?, ?>> games) {
    List<NewTopic> topics = new ArrayList<>();
    for (GameKind<?, ?, ?> game : games) {
      topics.add(commandTopic(commands(game.name())));
    }
    topics.add(topic(events(), PARTITIONS, -1));
    topics.add(topic(replies(), REPLY_PARTITIONS, HOUR));
    topics.add(topic(deadLetters(), 1, DEAD_LETTERS_KEPT));
    topics.add(accountTopic(accounts()));
    return topics;
  }

  /** As the lobby makes it, whoever of the two is first. */
  private static NewTopic accountTopic(String name) {
    return new NewTopic(name, Optional.of(ACCOUNT_PARTITIONS), Optional.empty())
        .configs(
            Map.of(
                TopicConfig.CLEANUP_POLICY_CONFIG,
                TopicConfig.CLEANUP_POLICY_COMPACT,
                TopicConfig.SEGMENT_MS_CONFIG,
                Long.toString(DAY),
                TopicConfig.MAX_COMPACTION_LAG_MS_CONFIG,
                Long.toString(DAY)));
  }

  /** A command arrives when the broker appends it: whoever sends it has no say in that. */
  private static NewTopic commandTopic(String name) {
    return new NewTopic(name, Optional.of(PARTITIONS), Optional.empty())
        .configs(
            Map.of(
                TopicConfig.RETENTION_MS_CONFIG,
                Long.toString(COMMANDS_KEPT.toMillis()),
                TopicConfig.MESSAGE_TIMESTAMP_TYPE_CONFIG,
                TimestampType.LOG_APPEND_TIME.name));
  }

  private static NewTopic topic(String name, int partitions, long keptMillis) {
    return new NewTopic(name, Optional.of(partitions), Optional.empty())
        .configs(Map.of(TopicConfig.RETENTION_MS_CONFIG, Long.toString(keptMillis)));
  }
}
