package dev.starpost.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * The course of events that one move sets off. Each event is applied as it happens, so that what
 * comes next is decided on what has become of the game. Lives for one decision.
 */
public final class Course<S, E> {
  private final BiFunction<S, E, S> apply;
  private final List<E> events = new ArrayList<>();
  private final S begun;
  private S state;

  public Course(S state, BiFunction<S, E, S> apply) {
    this.begun = state;
    this.state = state;
    this.apply = apply;
  }

  /** Records a fact; {@link #state} is then the state after it. */
  public Course<S, E> happens(E event) {
    events.add(event);
    state = apply.apply(state, event);
    return this;
  }

  public S state() {
    return state;
  }

  public List<E> events() {
    return List.copyOf(events);
  }

  public Decision<E> accepted() {
    return Decision.accepted(events, begun, state);
  }
}
