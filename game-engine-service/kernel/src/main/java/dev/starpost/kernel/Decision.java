package dev.starpost.kernel;

import java.util.List;
import java.util.function.BiFunction;

/** What the rules say to a move: the facts that follow from it, or why it is not allowed. */
public sealed interface Decision<E> {

  /** The move is made; these are its facts, in order. Two are equal if their facts are. */
  final class Accepted<E> implements Decision<E> {
    private final List<E> events;

    /**
     * The state in which a course has begun, and the one that it has reached by these events; none
     * if nobody has applied them yet.
     */
    private final Object begun;

    private final Object reached;

    private Accepted(List<E> events, Object begun, Object reached) {
      this.events = List.copyOf(events);
      this.begun = begun;
      this.reached = reached;
      if (this.events.isEmpty()) {
        throw new IllegalArgumentException("an accepted move has at least one event");
      }
    }

    public List<E> events() {
      return events;
    }

    /**
     * The state after these facts. Where the decision was made on this very state, event by event,
     * it is known already: a playout need not apply everything twice.
     */
    public <S> S after(S before, BiFunction<S, E, S> apply) {
      if (begun == before && before != null) {
        @SuppressWarnings("unchecked") // a course ends in a state of the type in which it begins
        S known = (S) reached;
        return known;
      }
      S state = before;
      for (E event : events) {
        state = apply.apply(state, event);
      }
      return state;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Accepted<?> that && events.equals(that.events);
    }

    @Override
    public int hashCode() {
      return events.hashCode();
    }

    @Override
    public String toString() {
      return "Accepted" + events;
    }
  }

  /** The move is not allowed, and nothing has changed. */
  record Refused<E>(Refusal refusal) implements Decision<E> {}

  @SafeVarargs
  @SuppressWarnings("varargs") // the array is read, never kept
  static <E> Decision<E> accepted(E... events) {
    return accepted(List.of(events));
  }

  static <E> Decision<E> accepted(List<E> events) {
    return new Accepted<>(events, null, null);
  }

  /** The same for events that were applied one by one, from one state to another. */
  static <S, E> Decision<E> accepted(List<E> events, S begun, S reached) {
    return new Accepted<>(events, begun, reached);
  }

  /** {@code arguments} are the names and values of the refusal's text, in turn. */
  static <E> Decision<E> refused(String rule, String code, Object... arguments) {
    return new Refused<>(Refusal.of(rule, code, arguments));
  }
}
