package dev.starpost.idempotency;

import java.util.function.Function;

/** The outcome of one of the requests that share a transaction. */
public sealed interface GroupOutcome<T> {
  /** The same, told in another way. */
  <U> GroupOutcome<U> map(Function<T, U> telling);

  /** Something was made. */
  record Made<T>(T made) implements GroupOutcome<T> {
    @Override
    public <U> GroupOutcome<U> map(Function<T, U> telling) {
      return new Made<>(telling.apply(made));
    }
  }

  /** Nothing was changed for it. */
  record Refused<T>(RuntimeException why) implements GroupOutcome<T> {
    @Override
    public <U> GroupOutcome<U> map(Function<T, U> telling) {
      return new Refused<>(why);
    }
  }
}
