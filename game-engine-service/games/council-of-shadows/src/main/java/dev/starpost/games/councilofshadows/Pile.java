package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A face-down pile, the next card or tile first. In JSON an array. */
record Pile<T>(@JsonValue List<T> cards) {

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static <T> Pile<T> of(List<T> cards) {
    return new Pile<>(List.copyOf(cards));
  }

  int size() {
    return cards.size();
  }

  boolean isEmpty() {
    return cards.isEmpty();
  }

  T top() {
    return cards.get(0);
  }

  /** Without the first so many. */
  Pile<T> without(int number) {
    return of(cards.subList(number, cards.size()));
  }

  Pile<T> without(T card) {
    List<T> left = new ArrayList<>(cards);
    if (!left.remove(card)) {
      throw new IllegalStateException(card + " is not in the pile");
    }
    return new Pile<>(Collections.unmodifiableList(left));
  }

  /** With these put under it. */
  Pile<T> over(List<T> more) {
    List<T> all = new ArrayList<>(cards.size() + more.size());
    all.addAll(cards);
    all.addAll(more);
    return new Pile<>(Collections.unmodifiableList(all));
  }
}
