package dev.starpost.engine.game;

import dev.starpost.contracts.account.Hours;

/** Knows when people rest. */
public interface Diary {
  /** Somebody who never rests is somebody of whom nothing is known. */
  Hours hoursOf(String account);

  /** Of nobody. */
  Diary EMPTY = account -> Hours.ALL;
}
