package dev.starpost.outbox;

import java.util.List;
import org.apache.kafka.clients.admin.NewTopic;

/** A service says by a bean of this type which topics it writes, and how they are made. */
@FunctionalInterface
public interface OutgoingTopics {
  List<NewTopic> all();
}
