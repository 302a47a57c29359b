package dev.starpost.kernel.bot;

import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A moment that the same decisions lead to, whatever the dice and the hidden cards were. Seats that
 * decide at the same time decide at the same node, so that none of them knows what another chose.
 */
final class Node<M> {
  private final List<Branch<M>> branches = new ArrayList<>();
  private final Map<List<Branch<M>>, Node<M>> after = new HashMap<>(); // looked up, never listed

  /** What the seat has tried here and could do now. */
  List<Branch<M>> open(Seat seat, List<Option<M>> options) {
    List<Branch<M>> open = new ArrayList<>(branches.size());
    for (Branch<M> branch : branches) {
      if (branch.seat().equals(seat) && Option.settle(options, branch.move()).isPresent()) {
        open.add(branch);
      }
    }
    return open;
  }

  /** What the seat has tried here. */
  List<Branch<M>> of(Seat seat) {
    return branches.stream().filter(branch -> branch.seat().equals(seat)).toList();
  }

  /** Whether the seat has tried the move here. */
  boolean knows(Seat seat, M move) {
    for (Branch<M> branch : branches) {
      if (branch.seat().equals(seat) && branch.move().equals(move)) {
        return true;
      }
    }
    return false;
  }

  Branch<M> grow(Seat seat, M move) {
    Branch<M> branch = new Branch<>(seat, move);
    branches.add(branch);
    return branch;
  }

  /** Where these decisions lead; null if they were never made together. */
  Node<M> after(List<Branch<M>> taken) {
    return after.get(taken);
  }

  Node<M> growAfter(List<Branch<M>> taken) {
    Node<M> node = new Node<>();
    after.put(taken, node);
    return node;
  }
}
