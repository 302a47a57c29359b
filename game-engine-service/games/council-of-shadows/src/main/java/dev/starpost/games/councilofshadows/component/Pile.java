package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A face-down pile, the next card or tile first. In JSON an array. */
public record Pile<T>(@JsonValue List<T> cards) {

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static <T> Pile<T> of(List<T> cards) {
    return new Pile<>(List.copyOf(cards));
  }

  public int size() {
    return cards.size();
  }

  public boolean isEmpty() {
    return cards.isEmpty();
  }

  public T top() {
    return cards.get(0);
  }

  /** Without the first so many. */
  public Pile<T> without(int number) {
    return of(cards.subList(number, cards.size()));
  }

  public Pile<T> without(T card) {
    List<T> left = new ArrayList<>(cards);
    if (!left.remove(card)) {
      throw new IllegalStateException(card + " is not in the pile");
    }
    return new Pile<>(Collections.unmodifiableList(left));
  }

  /** With these put under it. */
  public Pile<T> over(List<T> more) {
    List<T> all = new ArrayList<>(cards.size() + more.size());
    all.addAll(cards);
    all.addAll(more);
    return new Pile<>(Collections.unmodifiableList(all));
  }
}
