package dev.starpost.outbox;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.util.Optional;

/** Settings of topics: a prefix for their names, and whether they are made. */
@ConfigMapping(prefix = "starpost.topics")
public interface TopicSettings {
  /** Before the names of topics and groups, so that platforms can share a broker. */
  Optional<String> prefix();

  /** Whether to make those that are missing. */
  @WithDefault("true")
  boolean create();

  /** The whole name of a topic. */
  default String named(String topic) {
    return prefix().orElse("") + topic;
  }
}
