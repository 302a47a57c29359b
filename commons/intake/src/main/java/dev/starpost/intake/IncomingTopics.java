package dev.starpost.intake;

/** A service says by a bean of this type what it needs to read topics. */
@FunctionalInterface
public interface IncomingTopics {
  /** The topic of the service's own where records go that cannot be read. */
  String deadLetters();
}
