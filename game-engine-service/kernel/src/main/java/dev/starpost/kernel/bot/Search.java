package dev.starpost.kernel.bot;

import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.play.DecisionPoint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.SplittableRandom;

/**
 * The search for one decision. A tree remembers what was tried and how it went; each continuation
 * goes down the tree along what is promising, adds to it, plays on by a rollout policy for a while,
 * and tells the tree how everybody then stands. Each seat is taken to choose what is best for
 * itself.
 */
final class Search<S, M, E> {
  /** So many moves are looked at for each step that the tree does not know. */
  private static final int LOOKS = 3;

  /** And so many for a new branch of the tree, of which more is expected. */
  private static final int LOOKS_FOR_BRANCH = 6;

  /** A seat has so many branches at first, and more as a node is visited. */
  private static final int OWN_BRANCHES = 3;

  private static final double OWN_BRANCHES_GROW = 1;
  private static final int BRANCHES = 1;
  private static final double BRANCHES_GROW = 0.7;

  private final DecisionPoint<S, M, E> asked;
  private final Rules<S, M, E> rules;
  private final Effort effort;
  private final List<M> moves;
  private final SplittableRandom random;
  private final RolloutPolicy<S, M, E> rollout;
  private final RewardModel<S> rewardModel;
  private final Node<M> root = new Node<>();
  private int nodes = 1;

  /**
   * A search.
   *
   * @param moves all that the seat may decide, what looks best first
   */
  Search(DecisionPoint<S, M, E> asked, Effort effort, List<M> moves, SplittableRandom random) {
    this.asked = asked;
    this.rules = asked.rules();
    this.effort = effort;
    this.moves = moves;
    this.random = random;
    this.rollout = new RolloutPolicy<>(rules, random);
    this.rewardModel = new RewardModel<>(rules, asked.players());
  }

  M run() {
    for (int left = effort.iterations(); left > 0 && !isDecided(left); left--) {
      new Continuation(random.nextLong()).follow();
    }
    return root.of(asked.seat()).stream()
        .max(Comparator.<Branch<M>>comparingInt(Branch::visits).thenComparing(Branch::mean))
        .map(Branch::move)
        .orElse(moves.get(0));
  }

  /** Whether more would change nothing, or be too much. */
  private boolean isDecided(int left) {
    int most = 0;
    int second = 0;
    for (Branch<M> branch : root.of(asked.seat())) {
      second = Math.max(second, Math.min(most, branch.visits()));
      most = Math.max(most, branch.visits());
    }
    return most - second > left || rollout.steps() >= effort.steps();
  }

  /** One way in which the game could go on, in one determinized world. */
  private final class Continuation {
    private final Dice dice;
    private final List<Branch<M>> taken = new ArrayList<>();
    private S state;
    private int decisions;
    private int goes;
    private boolean halfway;

    Continuation(long luck) {
      this.state = asked.determinize(luck);
      this.dice = new SeededDice(~luck);
    }

    void follow() {
      Node<M> node = root;
      while (node != null && !isCutOff()) {
        node = descend(node, node == root ? askedNow() : List.copyOf(rules.awaiting(state)));
      }
      while (!isCutOff()) {
        Seat seat = rules.awaiting(state).first();
        List<Option<M>> options = rules.options(state, seat);
        move(seat, rollout.pick(state, seat, options, LOOKS, move -> true).orElseThrow());
      }
      double[] rewards = rewardModel.of(state);
      taken.forEach(branch -> branch.noteReward(rewards[branch.seat().index()]));
    }

    /** Lets the seats decide, none knowing of the others; null where the tree ends. */
    private Node<M> descend(Node<M> node, List<Seat> seats) {
      List<Branch<M>> together = new ArrayList<>(seats.size());
      for (Seat seat : seats) {
        List<Option<M>> options = rules.options(state, seat);
        if (!options.isEmpty()) {
          Branch<M> branch = choose(node, seat, options);
          together.add(branch);
          move(seat, branch.move());
        }
      }
      taken.addAll(together);
      Node<M> next = node.after(together);
      if (next == null && nodes < effort.nodes()) {
        node.growAfter(together);
        nodes++;
      }
      return next;
    }

    /**
     * Who decides first: the seat itself after the others, so that nothing is revealed before. Who
     * has answered in secret already answers again, because what was determinized for them is any
     * answer, not a good one.
     */
    private List<Seat> askedNow() {
      List<Seat> seats = new ArrayList<>();
      for (Seat seat : Seat.first(asked.players())) {
        if (!seat.equals(asked.seat()) && !rules.options(state, seat).isEmpty()) {
          seats.add(seat);
        }
      }
      seats.add(asked.seat());
      return seats;
    }

    private boolean isCutOff() {
      return decisions >= effort.longest()
          || (goes >= effort.rounds() * asked.players() && !halfway)
          || rules.result(state).isPresent();
    }

    /**
     * While some of those who were asked together have still to answer, the state is not evaluated:
     * what one has decided is known and what the others have is not, so that leads would be wrong.
     */
    private void move(Seat seat, M move) {
      SortedSet<Seat> before = rules.awaiting(state);
      state = rollout.after(state, seat, move, dice);
      SortedSet<Seat> after = rules.awaiting(state);
      decisions++;
      goes += after.contains(seat) ? 0 : 1;
      halfway = !after.isEmpty() && !after.contains(seat) && before.containsAll(after);
    }

    private Branch<M> choose(Node<M> node, Seat seat, List<Option<M>> options) {
      List<Branch<M>> open = node.open(seat, options);
      fresh(node, seat, options, open).ifPresent(move -> open.add(node.grow(seat, move)));
      open.forEach(Branch::noteAvailable);
      Branch<M> best = open.get(0);
      for (Branch<M> branch : open) {
        if (branch.promise() > best.promise()) {
          best = branch;
        }
      }
      return best;
    }

    /** A move to try besides those that are open, if there are few of these for what is known. */
    private Optional<M> fresh(
        Node<M> node, Seat seat, List<Option<M>> options, List<Branch<M>> open) {
      double visits = Math.sqrt(open.stream().mapToInt(Branch::visits).sum());
      if (node == root && seat.equals(asked.seat())) {
        return open.size() < Math.min(moves.size(), OWN_BRANCHES + OWN_BRANCHES_GROW * visits)
            ? Optional.of(moves.get(open.size()))
            : Optional.empty();
      }
      return open.size() < BRANCHES + BRANCHES_GROW * visits
          ? rollout.pick(state, seat, options, LOOKS_FOR_BRANCH, move -> !node.knows(seat, move))
          : Optional.empty();
    }
  }
}
