package dev.starpost.testkit.suite;

import dev.starpost.kernel.option.Assignment;
import dev.starpost.kernel.option.Choice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.NamedSlot;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Selection;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Options filled in as nobody may: too little, too much, too often, in the wrong place, and with
 * what could be chosen elsewhere in the game but not here.
 */
final class Misfillings {
  private static final int FOREIGN = 12;

  /** What was seen, by the parameter that it was seen in. */
  private final Map<Object, Set<Object>> values = new LinkedHashMap<>();

  private final Map<Object, Set<Object>> slots = new LinkedHashMap<>();

  /** Remembers what can be chosen here, to try it elsewhere. */
  <M> void learn(List<Option<M>> options) {
    for (Option<M> option : options) {
      for (Choice<? extends M, ?> choice : option.choose()) {
        choice.of().forEach(item -> seen(values, choice).add(item.value()));
        if (choice instanceof Assignment<?, ?, ?> assignment) {
          assignment.slots().forEach(slot -> seen(slots, choice).add(slot.slot()));
        }
      }
    }
  }

  private static Set<Object> seen(Map<Object, Set<Object>> of, Choice<?, ?> choice) {
    return of.computeIfAbsent(param(choice), param -> new LinkedHashSet<>());
  }

  private static Object param(Choice<?, ?> choice) {
    return choice instanceof Assignment<?, ?, ?> assignment
        ? assignment.param()
        : ((Selection<?, ?>) choice).param();
  }

  <M> List<M> of(Option<M> option) {
    List<M> wrong = new ArrayList<>();
    List<M> filledIn = new ArrayList<>(option.fillings(2));
    if (option.slots() > 0) {
      filledIn.add(option.fill(option.ways() - 1)); // the first leave slots empty, if they may
    }
    for (Choice<? extends M, ?> choice : option.choose()) {
      for (M filled : filledIn) {
        if (choice instanceof Assignment<? extends M, ?, ?> assignment) {
          wrong.addAll(of(assignment, filled));
        } else if (choice instanceof Selection<? extends M, ?> selection) {
          wrong.addAll(of(selection, filled));
        }
      }
    }
    return wrong;
  }

  private <K extends M, M, V> List<M> of(Selection<K, V> choice, M filled) {
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

  /** Each slot emptied, and each one, also of elsewhere, filled with whatever there is or alone. */
  private <K extends M, M, S extends Comparable<S>, V> List<M> of(
      Assignment<K, S, V> choice, M filled) {
    SortedMap<S, V> assigned = choice.assigned(filled);
    List<V> any = new ArrayList<>(choice.of().stream().map(Item::value).toList());
    any.addAll(foreign(choice));
    List<M> wrong = new ArrayList<>();
    wrong.add(with(choice, filled, new TreeMap<>()));
    for (S slot : slots(choice)) {
      SortedMap<S, V> emptied = new TreeMap<>(assigned);
      emptied.remove(slot);
      wrong.add(with(choice, filled, emptied));
      for (V value : any) {
        SortedMap<S, V> changed = new TreeMap<>(assigned);
        changed.put(slot, value);
        wrong.add(with(choice, filled, changed));
        SortedMap<S, V> alone = new TreeMap<>();
        alone.put(slot, value);
        wrong.add(with(choice, filled, alone));
      }
    }
    for (V value : any) {
      SortedMap<S, V> everywhere = new TreeMap<>();
      choice.slots().forEach(slot -> everywhere.put(slot.slot(), value));
      wrong.add(with(choice, filled, everywhere));
    }
    return wrong;
  }

  @SuppressWarnings("unchecked") // learnt from choices of the same parameter
  private <S extends Comparable<S>> List<S> slots(Assignment<?, S, ?> choice) {
    List<S> all = new ArrayList<>(choice.slots().stream().map(NamedSlot::slot).toList());
    for (Object seen : slots.getOrDefault(choice.param(), Set.of())) {
      if (!all.contains(seen)) {
        all.add((S) seen);
      }
    }
    return all;
  }

  @SuppressWarnings("unchecked") // learnt from choices of the same parameter
  private <V> List<V> foreign(Choice<?, V> choice) {
    List<V> here = choice.of().stream().map(Item::value).toList();
    return (List<V>)
        values.getOrDefault(param(choice), Set.of()).stream()
            .filter(value -> !here.contains(value))
            .limit(FOREIGN)
            .toList();
  }

  private static <K extends M, M, V> M with(Selection<K, V> choice, M move, List<V> values) {
    return choice.param().with().apply(choice.param().move().cast(move), List.copyOf(values));
  }

  private static <K extends M, M, S extends Comparable<S>, V> M with(
      Assignment<K, S, V> choice, M move, SortedMap<S, V> assigned) {
    return choice.param().with().apply(choice.param().move().cast(move), assigned);
  }
}
