package dev.starpost.messaging;

/** The topic of dead letters: a service says by a bean of this type where they go. */
@FunctionalInterface
public interface DeadLetterTopic {
  /** The topic of the service's own where records go that cannot take effect. */
  String deadLetters();
}
