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
    more.add(new Choice<>(param, of, min, max));
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
    List<M> found = List.of(move);
    for (Choice<? extends M, ?> choice : choose) {
      found = fill(found, choice, limit);
    }
    return found;
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

  private <V> List<M> fill(List<M> moves, Choice<? extends M, V> choice, int limit) {
    List<M> filled = new ArrayList<>();
    List<List<V>> values = choice.fillings(limit);
    for (M each : moves) {
      for (List<V> chosen : values) {
        if (filled.size() == limit) {
          return filled;
        }
        filled.add(asMove(choice.fill(each, chosen)));
      }
    }
    return filled;
  }

  @SuppressWarnings("unchecked") // a choice gives back the type of move it was given
  private M asMove(Object filled) {
    return (M) filled;
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
