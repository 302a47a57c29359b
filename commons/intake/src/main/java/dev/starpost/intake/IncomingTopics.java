package dev.starpost.intake;

/** Topics of dead letters: a service says by a bean of this type where they go. */
@FunctionalInterface
public interface IncomingTopics {
  /** The topic of the service's own where records go that cannot be read. */
  String deadLetters();
}
