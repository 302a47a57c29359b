package dev.starpost.kernel;

import java.util.List;

/** What the rules say to a move: the facts that follow from it, or why it is not allowed. */
public sealed interface Decision<E> {

  /** The move is made; these are its facts, in order. */
  record Accepted<E>(List<E> events) implements Decision<E> {
    public Accepted {
      events = List.copyOf(events);
      if (events.isEmpty()) {
        throw new IllegalArgumentException("an accepted move has at least one event");
      }
    }
  }

  /** The move is not allowed, and nothing has changed. */
  record Refused<E>(Refusal refusal) implements Decision<E> {}

  @SafeVarargs
  @SuppressWarnings("varargs") // the array is read, never kept
  static <E> Decision<E> accepted(E... events) {
    return new Accepted<>(List.of(events));
  }

  static <E> Decision<E> accepted(List<E> events) {
    return new Accepted<>(events);
  }

  /** {@code arguments} are the names and values of the refusal's text, in turn. */
  static <E> Decision<E> refused(String rule, String code, Object... arguments) {
    return new Refused<>(Refusal.of(rule, code, arguments));
  }
}
