package dev.starpost.kernel.play;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * Conducts a game by its rules: opens it, adjudicates moves, undoes decisions, and folds what is
 * stored. Keeps nothing; pure like the rules.
 */
public final class Referee<S, M, E> {
  /** Undoing is a rule of the house, not of any game. */
  private static final String UNDO_RULE = "HOUSE-1";

  /**
   * How many decisions are kept for undos: somebody who changes their mind for ever must not fill
   * the memory.
   */
  private static final int MOST_UNDOS = 50;

  private final Rules<S, M, E> rules;

  public Referee(Rules<S, M, E> rules) {
    this.rules = rules;
  }

  /** Opens a game. The first ply is its opening. */
  public Adjudication.Played<S, E> open(Setup setup, Dice dice) {
    List<E> events = rules.open(setup, dice);
    Ply<E> ply = Ply.opening(events, dice.drawn());
    return new Adjudication.Played<>(ply, fold(unopened(setup.players()), ply));
  }

  /** The position before the opening, from which stored plies are folded. */
  public Position<S> unopened(int players) {
    return new Position<>(rules.origin(), 0, 0, PerSeat.all(players, 0L), List.of());
  }

  /**
   * Adjudicates a move. It is accepted if and only if the options list admits it; the refusal of
   * one that is not listed comes from the rules, which know the reason.
   *
   * @param dice the game's dice, from a given number of draws on
   */
  public Adjudication<S, E> play(Position<S> position, Seat by, M move, LongFunction<Dice> dice) {
    return decide(position, by, move, dice, Ply.Kind.DECISION);
  }

  /** The same for a bot that plays in the seat's place: its decision is final. */
  public Adjudication<S, E> playForSeat(
      Position<S> position, Seat by, M move, LongFunction<Dice> dice) {
    return decide(position, by, move, dice, Ply.Kind.BOT_DECISION);
  }

  private Adjudication<S, E> decide(
      Position<S> position, Seat by, M move, LongFunction<Dice> dice, Ply.Kind kind) {
    S state = position.state();
    List<Option<M>> options = rules.options(state, by);
    if (options.isEmpty()) {
      return new Adjudication.NothingAsked<>();
    }
    Optional<M> listed = Option.settle(options, move);
    Dice drawing = dice.apply(position.drawn());
    Decision<E> decision = rules.decide(state, by, listed.orElse(move), drawing);
    if (decision instanceof Decision.Refused<E> refused) {
      return new Adjudication.Refused<>(refused.refusal());
    }
    if (listed.isEmpty()) {
      String rule = rules.question(state, by).orElseThrow().rule();
      return new Adjudication.Refused<>(Refusal.of(rule, "not-an-option"));
    }
    List<E> events = ((Decision.Accepted<E>) decision).events();
    if (kind == Ply.Kind.BOT_DECISION) {
      return played(position, Ply.botDecision(by, events, drawing.drawn()));
    }
    boolean drew = drawing.drawn() > position.drawn();
    boolean told = events.stream().anyMatch(rules::isFinal);
    boolean ended = rules.result(after(state, events)).isPresent();
    boolean mayTakeBack = !drew && !told && !ended;
    return played(position, Ply.decision(by, events, drawing.drawn(), mayTakeBack));
  }

  /** Lets a seat leave the game, which it may do whether it is asked something or not. */
  public Adjudication<S, E> resign(Position<S> position, Seat by, LongFunction<Dice> dice) {
    return leave(position, by, dice, Ply.Kind.RESIGNATION);
  }

  /** The same for a seat whose time is over. */
  public Adjudication<S, E> forfeit(Position<S> position, Seat by, LongFunction<Dice> dice) {
    return leave(position, by, dice, Ply.Kind.FORFEIT);
  }

  private Adjudication<S, E> leave(
      Position<S> position, Seat by, LongFunction<Dice> dice, Ply.Kind kind) {
    Dice drawing = dice.apply(position.drawn());
    Decision<E> decision = rules.resign(position.state(), by, drawing);
    if (decision instanceof Decision.Refused<E> refused) {
      return new Adjudication.Refused<>(refused.refusal());
    }
    List<E> events = ((Decision.Accepted<E>) decision).events();
    return played(position, Ply.leaving(kind, by, events, drawing.drawn()));
  }

  /**
   * A step outside the rules happens beside the game: it counts as a version, and the rules know
   * nothing of it.
   */
  public Adjudication.Played<S, E> outsideRules(Position<S> position, Ply.Kind kind, Seat of) {
    if (!kind.isOutsideRules()) {
      throw new IllegalArgumentException(kind + " is a step of the game");
    }
    Ply<E> ply = Ply.outsideRules(kind, of, position.drawn());
    return new Adjudication.Played<>(ply, fold(position, ply));
  }

  /**
   * Undoes the seat's last decision: allowed as long as nothing was drawn or revealed by it and
   * nobody else has decided since.
   */
  public Adjudication<S, E> undo(Position<S> position, Seat by) {
    if (!position.mayUndo(by)) {
      return new Adjudication.Refused<>(Refusal.of(UNDO_RULE, "nothing-to-take-back"));
    }
    return played(position, Ply.undo(by, position.drawn(), 1));
  }

  /**
   * Undoes all that the seat has decided since that version, in one step.
   *
   * @param to not before {@link Position#mayUndoTo}
   */
  public Adjudication<S, E> undo(Position<S> position, Seat by, long to) {
    Optional<Long> earliest = position.mayUndoTo(by);
    if (earliest.isEmpty()) {
      return undo(position, by);
    }
    int decisions = position.decisionsSince(to);
    if (to < earliest.get() || decisions == 0) {
      return new Adjudication.Refused<>(
          Refusal.of(UNDO_RULE, "no-way-back", "version", earliest.get()));
    }
    return played(position, Ply.undo(by, position.drawn(), decisions));
  }

  /** The position after a stored ply. */
  public Position<S> fold(Position<S> before, Ply<E> ply) {
    long version = before.version() + 1;
    S state = ply.isUndo() ? before.before(ply.undone()) : after(before.state(), ply.events());
    return new Position<>(
        state, version, ply.drawn(), askedAt(before, ply, state), undoable(before, ply));
  }

  private Adjudication<S, E> played(Position<S> before, Ply<E> ply) {
    return new Adjudication.Played<>(ply, fold(before, ply));
  }

  private S after(S before, List<E> events) {
    S state = before;
    for (E event : events) {
      state = rules.apply(state, event);
    }
    return state;
  }

  private List<Position.Step<S>> undoable(Position<S> before, Ply<E> ply) {
    if (ply.isUndo()) {
      return before.undoableAfter(ply.undone());
    }
    if (ply.kind().isUnnoticed()) {
      return before.undoable();
    }
    if (!ply.mayTakeBack()) {
      return List.of();
    }
    Seat by = ply.by().orElseThrow();
    List<Position.Step<S>> undoable = new ArrayList<>();
    if (before.mayUndo(by)) {
      int forget = Math.max(0, before.undoable().size() + 1 - MOST_UNDOS);
      undoable.addAll(before.undoable().subList(forget, before.undoable().size()));
    }
    undoable.add(new Position.Step<>(by, before.state(), before.version()));
    return undoable;
  }

  private PerSeat<Long> askedAt(Position<S> before, Ply<E> ply, S after) {
    if (ply.kind().isUnnoticed()) {
      return before.askedAt();
    }
    return before
        .askedAt()
        .map(
            (seat, version) -> {
              boolean own = ply.by().isPresent() && ply.by().get().equals(seat);
              boolean changed =
                  before.version() == 0
                      || !rules.question(after, seat).equals(rules.question(before.state(), seat));
              return own || changed ? before.version() + 1 : version;
            });
  }
}
