package dev.starpost.engine.lifecycle;

import java.util.List;

/**
 * The start sequence of an instance.
 *
 * @param preparations what the servers must have before anything is started, in order; tried again
 *     until the servers answer
 * @param parts what is started, in order; ended in the opposite one
 */
public record StartSequence(List<Preparation> preparations, List<Startable> parts) {

  /** Something that the servers must have: indexes, topics. Doing it again does no harm. */
  @FunctionalInterface
  public interface Preparation {
    void prepare() throws InterruptedException;
  }

  public StartSequence {
    preparations = List.copyOf(preparations);
    parts = List.copyOf(parts);
  }
}
