package dev.starpost.kernel.play;

import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Tries each move in a few determinized states and takes the one after which its seat is worth
 * most. Of an assignment, which can be filled in in very many ways, it tries some, and climbs from
 * the best of them slot by slot.
 *
 * @param determinizations in how many states each move is tried
 * @param fillings how many ways of filling in one option are tried at most
 */
public record Lookahead(int determinizations, int fillings) implements AutomaticPlayer {

  /**
   * A move, and what it leads to.
   *
   * @param value what the seat is worth then, added up over the determinized states
   */
  public record Looked<M>(M move, long value) {}

  @Override
  public <S, M, E> M decide(DecisionPoint<S, M, E> asked, SplittableRandom random) {
    List<Looked<M>> looked = look(asked, random);
    Looked<M> best = looked.get(looked.size() == 1 ? 0 : random.nextInt(looked.size()));
    for (Looked<M> each : looked) {
      best = each.value() > best.value() ? each : best;
    }
    return best.move();
  }

  /** The moves that it looks at; a move that is the only one is not worth a look. */
  public <S, M, E> List<Looked<M>> look(DecisionPoint<S, M, E> asked, SplittableRandom random) {
    List<Option<M>> options = asked.options();
    List<List<M>> moves = new ArrayList<>(options.size());
    for (Option<M> option : options) {
      moves.add(option.some(fillings, random));
    }
    if (moves.size() == 1 && moves.get(0).size() == 1) {
      return List.of(new Looked<>(moves.get(0).get(0), 0));
    }
    Prospects<S, M, E> prospects = new Prospects<>(asked, determinizations, random);
    for (int i = 0; i < options.size(); i++) {
      prospects.look(options.get(i), moves.get(i));
    }
    return prospects.looked();
  }
}
