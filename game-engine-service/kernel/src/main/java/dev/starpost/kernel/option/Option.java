package dev.starpost.kernel.option;

import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * One way to answer: a complete move, or a move with choices still to be filled in.
 *
 * @param move the move, its parameters empty
 * @param choose the choices, each for a parameter of its own and independent of the others; where
 *     one depends on another, the game asks a further question instead
 * @param label what people read
 * @param rule the rule that allows it
 */
public record Option<M>(M move, List<Choice<? extends M, ?>> choose, Text label, String rule) {

  public Option {
    choose = List.copyOf(choose);
  }

  public static <M> Option<M> of(M move, Text label, String rule) {
    return new Option<>(move, List.of(), label, rule);
  }

  /** This option with one more choice. */
  public <K extends M, V> Option<M> choosing(
      Param<K, V> param, List<Item<V>> of, int min, int max) {
    List<Choice<? extends M, ?>> more = new ArrayList<>(choose);
    more.add(new Selection<>(param, of, min, max));
    return new Option<>(move, more, label, rule);
  }

  /**
   * This option with one more choice: values for named slots.
   *
   * @param min how many slots are filled at least, and at most; the required ones in any case
   */
  public <K extends M, S extends Comparable<S>, V> Option<M> assigning(
      SlotParam<K, S, V> param, List<NamedSlot<S, V>> slots, List<Item<V>> of, int min, int max) {
    List<Choice<? extends M, ?>> more = new ArrayList<>(choose);
    more.add(new Assignment<>(param, slots, of, min, max));
    return new Option<>(move, more, label, rule);
  }

  /** The move in its canonical form if this option admits it. */
  public Optional<M> settle(M sent) {
    Object settled = sent;
    Object blank = sent;
    for (Choice<? extends M, ?> choice : choose) {
      Optional<Object> next = choice.settle(settled);
      if (next.isEmpty()) {
        return Optional.empty();
      }
      settled = next.get();
      blank = choice.blank(blank);
    }
    return blank.equals(move) ? Optional.of(asMove(settled)) : Optional.empty();
  }

  /** Whether it has one choice, of one value at most. */
  public boolean choosesOne() {
    return choose.size() == 1 && choose.get(0) instanceof Selection<?, ?> one && one.max() == 1;
  }

  /** The move with just that item of the only choice. */
  public M fillWith(int item) {
    return asMove(((Selection<?, ?>) choose.get(0)).fillWith(move, item));
  }

  /** How many moves this option admits. */
  public long ways() {
    long ways = 1;
    for (Choice<? extends M, ?> choice : choose) {
      ways = Math.multiplyExact(ways, choice.ways());
    }
    return ways;
  }

  /**
   * One of the moves that this option admits, found without the others.
   *
   * @param way from 0; in the order of {@link #fillings}
   */
  public M fill(long way) {
    Object filled = move;
    long left = ways();
    long rest = way;
    for (Choice<? extends M, ?> choice : choose) {
      left /= choice.ways();
      filled = choice.fill(filled, rest / left);
      rest %= left;
    }
    return asMove(filled);
  }

  /** One of the moves that this option admits. */
  public M fillAtRandom(SplittableRandom random) {
    Object filled = move;
    for (int i = 0; i < choose.size(); i++) {
      filled = choose.get(i).fillAtRandom(filled, random);
    }
    return asMove(filled);
  }

  /** The moves that this option admits, in a fixed order, {@code limit} at most. */
  public List<M> fillings(int limit) {
    List<?> found = List.of(move);
    for (Choice<? extends M, ?> choice : choose) {
      found = choice.fillings(found, limit);
    }
    return asMoves(found);
  }

  /** All moves that this option admits if they are no more than {@code most}, otherwise so many. */
  public List<M> some(int most, SplittableRandom random) {
    List<M> all = fillings(most + 1);
    if (all.size() <= most) {
      return all;
    }
    List<M> some = new ArrayList<>(most);
    for (int i = 0; i < most; i++) {
      some.add(fillAtRandom(random));
    }
    return some;
  }

  /** How many slots the moves of this option fill, each of which can be changed by itself. */
  public int slots() {
    int slots = 0;
    for (Choice<? extends M, ?> choice : choose) {
      slots += choice instanceof Assignment<?, ?, ?> assignment ? assignment.slots().size() : 0;
    }
    return slots;
  }

  /**
   * Every admitted move that is like this one but for one of the slots: for whoever looks for a
   * better one near a good one.
   */
  public List<M> near(M from) {
    List<Object> near = new ArrayList<>();
    for (Choice<? extends M, ?> choice : choose) {
      if (choice instanceof Assignment<?, ?, ?> assignment) {
        near.addAll(assignment.near(from));
      }
    }
    return asMoves(near);
  }

  /** One of the moves {@link #near}; the same move if chance finds none. */
  public M vary(M from, SplittableRandom random) {
    int slot = random.nextInt(slots());
    for (Choice<? extends M, ?> choice : choose) {
      if (choice instanceof Assignment<?, ?, ?> assignment) {
        if (slot < assignment.slots().size()) {
          return asMove(assignment.vary(from, slot, random));
        }
        slot -= assignment.slots().size();
      }
    }
    throw new IllegalStateException("there are fewer slots than counted in " + this);
  }

  @SuppressWarnings("unchecked") // a choice gives back the type of move it was given
  private M asMove(Object filled) {
    return (M) filled;
  }

  @SuppressWarnings("unchecked") // the same of each
  private List<M> asMoves(List<?> filled) {
    return (List<M>) filled;
  }

  /** The canonical form of the move if one of the options admits it. */
  public static <M> Optional<M> settle(List<Option<M>> options, M sent) {
    for (Option<M> option : options) {
      Optional<M> settled = option.settle(sent);
      if (settled.isPresent()) {
        return settled;
      }
    }
    return Optional.empty();
  }
}
