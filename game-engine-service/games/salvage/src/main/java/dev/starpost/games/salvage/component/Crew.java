package dev.starpost.games.salvage.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Crew cards, weakest first. Cards of one strength are alike (SV-1.1). In JSON an array. */
public record Crew(@JsonValue List<Integer> cards) {
  public static final Crew NONE = new Crew(List.of());

  public Crew {
    List<Integer> sorted = new ArrayList<>(cards);
    Collections.sort(sorted);
    cards = Collections.unmodifiableList(sorted);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static Crew of(List<Integer> cards) {
    return new Crew(cards);
  }

  public int size() {
    return cards.size();
  }

  public boolean isEmpty() {
    return cards.isEmpty();
  }

  public int strength() {
    int sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }

  public boolean areAlike() {
    return isEmpty() || cards.get(0).equals(cards.get(size() - 1));
  }

  public boolean has(List<Integer> wanted) {
    List<Integer> left = new ArrayList<>(cards);
    return wanted.stream().allMatch(left::remove);
  }

  public Crew with(List<Integer> more) {
    List<Integer> all = new ArrayList<>(cards);
    all.addAll(more);
    return new Crew(all);
  }

  public Crew without(List<Integer> fewer) {
    List<Integer> left = new ArrayList<>(cards);
    fewer.forEach(left::remove);
    return new Crew(left);
  }

  /** What can be chosen among these: each strength as often as it is here. */
  public List<Item<Integer>> items() {
    List<Item<Integer>> items = new ArrayList<>();
    int from = 0;
    while (from < size()) {
      Integer strength = cards.get(from);
      int to = from;
      while (to < size() && cards.get(to).equals(strength)) {
        to++;
      }
      items.add(new Item<>(strength, Text.of("crew", "strength", strength), to - from));
      from = to;
    }
    return items;
  }
}
