package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Some gems (COS-1.4). In JSON an object with the number of each kind that is there. */
public record Gems(int anthracite, int gold, int transparent) {
  public static final Gems NONE = new Gems(0, 0, 0);

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Gems of(Map<Gem, Integer> numbers) {
    numbers.values().stream().filter(number -> number < 0).findAny().ifPresent(Gems::refuse);
    return new Gems(
        numbers.getOrDefault(Gem.ANTHRACITE, 0),
        numbers.getOrDefault(Gem.GOLD, 0),
        numbers.getOrDefault(Gem.TRANSPARENT, 0));
  }

  private static void refuse(int number) {
    throw new IllegalArgumentException("there are no " + number + " gems");
  }

  public static Gems one(Gem gem) {
    return switch (gem) {
      case ANTHRACITE -> new Gems(1, 0, 0);
      case GOLD -> new Gems(0, 1, 0);
      case TRANSPARENT -> new Gems(0, 0, 1);
    };
  }

  @JsonValue
  public SortedMap<Gem, Integer> numbers() {
    SortedMap<Gem, Integer> numbers = new TreeMap<>();
    for (Gem gem : Gem.ALL) {
      if (of(gem) > 0) {
        numbers.put(gem, of(gem));
      }
    }
    return numbers;
  }

  public int of(Gem gem) {
    return switch (gem) {
      case ANTHRACITE -> anthracite;
      case GOLD -> gold;
      case TRANSPARENT -> transparent;
    };
  }

  int size() {
    return anthracite + gold + transparent;
  }

  public boolean isEmpty() {
    return size() == 0;
  }

  public boolean covers(Gems others) {
    return anthracite >= others.anthracite
        && gold >= others.gold
        && transparent >= others.transparent;
  }

  public Gems plus(Gems more) {
    return more.isEmpty()
        ? this
        : new Gems(anthracite + more.anthracite, gold + more.gold, transparent + more.transparent);
  }

  public Gems minus(Gems fewer) {
    if (!covers(fewer)) {
      throw new IllegalStateException(fewer + " is not among " + this);
    }
    return new Gems(
        anthracite - fewer.anthracite, gold - fewer.gold, transparent - fewer.transparent);
  }

  /** COS-6.10: one of these raised to the next kind. */
  public Gems raising(Gem gem) {
    return minus(one(gem)).plus(one(gem.raised()));
  }

  /** COS-13.2, Gem Transformation: each of these raised, as far as there is a higher kind. */
  public Gems allRaised() {
    return new Gems(0, anthracite, gold + transparent);
  }

  /** COS-9.2: the energy that they give in the end. */
  public int energy() {
    return anthracite + 2 * gold + 3 * transparent;
  }

  public List<Text> labels() {
    List<Text> labels = new ArrayList<>(2);
    for (Gem gem : Gem.ALL) {
      if (of(gem) > 0) {
        labels.add(gem.label(of(gem)));
      }
    }
    return Collections.unmodifiableList(labels);
  }
}
