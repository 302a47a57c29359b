package dev.starpost.kernel.pending;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * The decisions a game still owes, the next one on top: a question to a player is state, never a
 * call. An effect that needs an answer pushes what it has to ask and stops; when the answer has
 * come it is popped, and what lies below goes on. Immutable; in JSON an array, the top last.
 */
public final class Agenda<D> {
  private static final Agenda<?> EMPTY = new Agenda<>(List.of());

  private final List<D> bottomUp;

  private Agenda(List<D> bottomUp) {
    this.bottomUp = bottomUp;
  }

  @SuppressWarnings("unchecked") // holds nothing of any type
  public static <D> Agenda<D> empty() {
    return (Agenda<D>) EMPTY;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static <D> Agenda<D> of(List<D> bottomUp) {
    return bottomUp.isEmpty() ? empty() : new Agenda<>(List.copyOf(bottomUp));
  }

  public boolean isEmpty() {
    return bottomUp.isEmpty();
  }

  /** What is asked next. */
  public Optional<D> top() {
    return isEmpty() ? Optional.empty() : Optional.of(bottomUp.get(bottomUp.size() - 1));
  }

  /** To be asked before everything that is already here. */
  public Agenda<D> push(D decision) {
    List<D> more = new ArrayList<>(bottomUp.size() + 1);
    more.addAll(bottomUp);
    more.add(decision);
    return of(more);
  }

  /** To be asked before everything that is already here, the first of them first. */
  public Agenda<D> pushInOrder(List<D> decisions) {
    List<D> more = new ArrayList<>(bottomUp);
    for (int i = decisions.size() - 1; i >= 0; i--) {
      more.add(decisions.get(i));
    }
    return of(more);
  }

  /** Without the top, which has been answered. */
  public Agenda<D> pop() {
    if (isEmpty()) {
      throw new NoSuchElementException("nothing is asked");
    }
    return of(bottomUp.subList(0, bottomUp.size() - 1));
  }

  /** With the top exchanged: the same question, some way further. */
  public Agenda<D> replaceTop(D decision) {
    return pop().push(decision);
  }

  @JsonValue
  public List<D> bottomUp() {
    return bottomUp;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Agenda<?> that && bottomUp.equals(that.bottomUp);
  }

  @Override
  public int hashCode() {
    return bottomUp.hashCode();
  }

  @Override
  public String toString() {
    return bottomUp.toString();
  }
}
