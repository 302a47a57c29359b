package dev.starpost.testkit.suite;

import dev.starpost.kernel.option.Choice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Param;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Options filled in as nobody may: too little, too much, too often, and with what could be chosen
 * elsewhere in the game but not here.
 */
final class Misfillings {
  private static final int FOREIGN = 12;

  private final Map<Param<?, ?>, Set<Object>> seen = new LinkedHashMap<>();

  /** Remembers what can be chosen here, to try it elsewhere. */
  <M> void learn(List<Option<M>> options) {
    for (Option<M> option : options) {
      for (Choice<? extends M, ?> choice : option.choose()) {
        Set<Object> values = seen.computeIfAbsent(choice.param(), param -> new LinkedHashSet<>());
        choice.of().forEach(item -> values.add(item.value()));
      }
    }
  }

  <M> List<M> of(Option<M> option) {
    List<M> wrong = new ArrayList<>();
    for (Choice<? extends M, ?> choice : option.choose()) {
      for (M filled : option.fillings(2)) {
        wrong.addAll(of(choice, filled));
      }
    }
    return wrong;
  }

  private <K extends M, M, V> List<M> of(Choice<K, V> choice, M filled) {
    List<M> wrong = new ArrayList<>();
    List<V> everything = new ArrayList<>();
    for (Item<V> item : choice.of()) {
      List<V> tooOften = new ArrayList<>();
      for (int n = 0; n < item.times(); n++) {
        everything.add(item.value());
        tooOften.add(item.value());
      }
      tooOften.add(item.value());
      wrong.add(with(choice, filled, tooOften));
    }
    for (int size = 0; size <= everything.size(); size++) {
      wrong.add(with(choice, filled, everything.subList(0, size)));
    }
    List<V> chosen = choice.param().of().apply(choice.param().move().cast(filled));
    for (V foreign : foreign(choice)) {
      List<V> exchanged = new ArrayList<>(chosen);
      if (!exchanged.isEmpty()) {
        exchanged.remove(exchanged.size() - 1);
      }
      exchanged.add(foreign);
      wrong.add(with(choice, filled, exchanged));
    }
    return wrong;
  }

  @SuppressWarnings("unchecked") // learnt from choices of the same parameter
  private <V> List<V> foreign(Choice<?, V> choice) {
    List<V> here = choice.of().stream().map(Item::value).toList();
    return (List<V>)
        seen.getOrDefault(choice.param(), Set.of()).stream()
            .filter(value -> !here.contains(value))
            .limit(FOREIGN)
            .toList();
  }

  private static <K extends M, M, V> M with(Choice<K, V> choice, M move, List<V> values) {
    return choice.param().with().apply(choice.param().move().cast(move), List.copyOf(values));
  }
}
