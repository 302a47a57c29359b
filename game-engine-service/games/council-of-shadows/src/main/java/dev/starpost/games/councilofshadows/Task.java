package dev.starpost.games.councilofshadows;

import dev.starpost.kernel.Seat;
import java.util.Optional;

/** Something on the agenda: a question to players, or a chore that the game does by itself. */
sealed interface Task permits Chore, Pending {

  /** What is left of it when the seat has resigned (COS-9.6). */
  Optional<Task> without(Seat gone);
}
