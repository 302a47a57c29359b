package dev.starpost.kernel.option;

import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/**
 * A place for one value of an {@link Assignment}.
 *
 * @param slot what goes into the move
 * @param label what people read
 * @param required whether it must be filled
 * @param only the values that fit here; empty where all do
 */
public record NamedSlot<S, V>(S slot, Text label, boolean required, Optional<List<V>> only) {

  public NamedSlot {
    only = only.map(List::copyOf);
  }

  /** A slot that must be filled, with any value. */
  public static <S, V> NamedSlot<S, V> required(S slot, Text label) {
    return new NamedSlot<>(slot, label, true, Optional.empty());
  }

  /** A slot that may stay empty, for any value. */
  public static <S, V> NamedSlot<S, V> optional(S slot, Text label) {
    return new NamedSlot<>(slot, label, false, Optional.empty());
  }

  /** This slot for these values only. */
  public NamedSlot<S, V> onlyFor(List<V> values) {
    return new NamedSlot<>(slot, label, required, Optional.of(values));
  }

  boolean fits(V value) {
    return only.isEmpty() || only.get().contains(value);
  }
}
