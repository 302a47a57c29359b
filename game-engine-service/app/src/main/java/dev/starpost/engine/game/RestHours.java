package dev.starpost.engine.game;

import dev.starpost.contracts.account.Hours;

/** The rest hours of people, during which their clocks stand still. */
public interface RestHours {
  /** The hours of an account; whoever is not known never rests. */
  Hours hoursOf(String account);

  /** Nobody rests. */
  RestHours NONE = account -> Hours.ALL;
}
