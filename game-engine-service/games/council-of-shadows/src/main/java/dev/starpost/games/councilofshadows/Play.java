package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The course of one decision: what happens, and what is still to be done. Chores are done until
 * somebody has a choice again. Lives for one decision.
 */
final class Play {
  private final Course<CouncilOfShadows, CouncilEvent> course;
  private final Dice dice;

  /** The top is last. */
  private final List<Task> tasks;

  Play(CouncilOfShadows game, Dice dice) {
    this.course = new Course<>(game, (state, event) -> event.applyTo(state));
    this.dice = dice;
    this.tasks = new ArrayList<>(game.agenda().bottomUp());
  }

  CouncilOfShadows game() {
    return course.state();
  }

  Player player(Seat seat) {
    return course.state().player(seat);
  }

  Dice dice() {
    return dice;
  }

  /** A majority that it changes is told right after it. */
  Play happens(CouncilEvent event) {
    Optional<Galaxy> contested = event.contested();
    if (contested.isEmpty()) {
      course.happens(event);
      return this;
    }
    Optional<Seat> before = Majority.holder(game(), contested.get());
    course.happens(event);
    Optional<Seat> after = Majority.holder(game(), contested.get());
    if (!after.equals(before)) {
      course.happens(new StandingEvent.MajorityChanged(contested.get(), before, after));
    }
    return this;
  }

  /** To be done before everything that is already there. */
  Play push(Task task) {
    tasks.add(task);
    return this;
  }

  /** The question has been answered. */
  Play answered() {
    tasks.remove(tasks.size() - 1);
    return this;
  }

  /** The same question, some way further. */
  Play asking(Pending changed) {
    tasks.set(tasks.size() - 1, changed);
    return this;
  }

  /** COS-9.6: nothing is asked of the seat any more. */
  void forget(Seat gone) {
    List<Task> left = new ArrayList<>(tasks);
    tasks.clear();
    for (Task task : left) {
      task.without(gone).ifPresent(tasks::add);
    }
  }

  /** Does what needs no answer, and puts the next question. */
  Decision<CouncilEvent> goOn() {
    proceed();
    return course.accepted();
  }

  List<CouncilEvent> open() {
    proceed();
    return course.events();
  }

  private void proceed() {
    while (!game().over()) {
      Task top = tasks.isEmpty() ? null : tasks.get(tasks.size() - 1);
      if (top instanceof Pending pending && pending.isPossible(game())) {
        if (!tasks.equals(game().agenda().bottomUp())) {
          happens(new RoundEvent.Asked(tasks));
        }
        return;
      }
      if (top == null) {
        Rounds.next(this);
      } else {
        tasks.remove(tasks.size() - 1);
        if (top instanceof Chore chore) {
          chore.run(this);
        } else if (top instanceof RoundPending.Purchases buying && buying.purchases() == 0) {
          happens(new StepEvent.StepImpossible(buying.seat(), Ask.BUY.id()));
        }
      }
    }
  }
}
