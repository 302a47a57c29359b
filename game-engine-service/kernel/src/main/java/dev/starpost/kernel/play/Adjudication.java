package dev.starpost.kernel.play;

import dev.starpost.kernel.Refusal;

/** What the referee says to something that a seat wants. */
public sealed interface Adjudication<S, E> {

  /** It is done: store the ply, and this is the position after it. */
  record Played<S, E>(Ply<E> ply, Position<S> position) implements Adjudication<S, E> {}

  /** It is against the rules, and nothing has changed. */
  record Refused<S, E>(Refusal refusal) implements Adjudication<S, E> {}

  /** The seat has nothing to decide at all. */
  record NothingAsked<S, E>() implements Adjudication<S, E> {}
}
