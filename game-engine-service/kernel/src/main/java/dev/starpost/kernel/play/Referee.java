package dev.starpost.kernel.play;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * Conducts a game by its rules: opens it, judges moves, takes decisions back, and folds what is
 * stored. Keeps nothing; pure like the rules.
 */
public final class Referee<S, M, E> {
  /** Taking back is a rule of the house, not of any game. */
  private static final String TAKE_BACK_RULE = "HOUSE-1";

  private final Rules<S, M, E> rules;

  public Referee(Rules<S, M, E> rules) {
    this.rules = rules;
  }

  /** Opens a game. The first ply is its opening. */
  public Verdict.Played<S, E> open(Setup setup, Dice dice) {
    List<E> events = rules.open(setup, dice);
    Ply<E> ply = Ply.opening(events, dice.drawn());
    return new Verdict.Played<>(ply, fold(unopened(setup.players()), ply));
  }

  /** The position before the opening, from which stored plies are folded. */
  public Position<S> unopened(int players) {
    return new Position<>(rules.origin(), 0, 0, PerSeat.all(players, 0L), Optional.empty());
  }

  /**
   * Judges a move. It is accepted if and only if the options list admits it; the refusal of one
   * that is not listed comes from the rules, which know the reason.
   *
   * @param dice the game's dice, from a given number of draws on
   */
  public Verdict<S, E> play(Position<S> position, Seat by, M move, LongFunction<Dice> dice) {
    S state = position.state();
    List<Option<M>> options = rules.options(state, by);
    if (options.isEmpty()) {
      return new Verdict.NothingAsked<>();
    }
    Optional<M> listed = Option.settle(options, move);
    Dice drawing = dice.apply(position.drawn());
    Decision<E> decision = rules.decide(state, by, listed.orElse(move), drawing);
    if (decision instanceof Decision.Refused<E> refused) {
      return new Verdict.Refused<>(refused.refusal());
    }
    if (listed.isEmpty()) {
      String rule = rules.question(state, by).orElseThrow().rule();
      return new Verdict.Refused<>(Refusal.of(rule, "not-an-option"));
    }
    List<E> events = ((Decision.Accepted<E>) decision).events();
    boolean drew = drawing.drawn() > position.drawn();
    boolean mayTakeBack = !drew && events.stream().noneMatch(rules::isFinal);
    Ply<E> ply = Ply.decision(by, events, drawing.drawn(), mayTakeBack);
    return new Verdict.Played<>(ply, fold(position, ply));
  }

  /**
   * Takes back the seat's last decision: allowed as long as nothing was drawn or revealed by it and
   * nobody else has decided since.
   */
  public Verdict<S, E> takeBack(Position<S> position, Seat by) {
    if (!position.mayTakeBack(by)) {
      return new Verdict.Refused<>(Refusal.of(TAKE_BACK_RULE, "nothing-to-take-back"));
    }
    Ply<E> ply = Ply.takingBack(by, position.drawn());
    return new Verdict.Played<>(ply, fold(position, ply));
  }

  /** The position after a stored ply. */
  public Position<S> fold(Position<S> before, Ply<E> ply) {
    long version = before.version() + 1;
    S state = ply.takesBack() ? before.trail().orElseThrow().before() : before.state();
    for (E event : ply.events()) {
      state = rules.apply(state, event);
    }
    return new Position<>(
        state, version, ply.drawn(), askedAt(before, ply, state), trail(before, ply));
  }

  private Optional<Position.Trail<S>> trail(Position<S> before, Ply<E> ply) {
    if (ply.takesBack()) {
      return before.trail().orElseThrow().earlier();
    }
    if (!ply.mayTakeBack()) {
      return Optional.empty();
    }
    Seat by = ply.by().orElseThrow();
    Optional<Position.Trail<S>> own = before.trail().filter(last -> last.by().equals(by));
    return Optional.of(new Position.Trail<>(by, before.state(), own));
  }

  private PerSeat<Long> askedAt(Position<S> before, Ply<E> ply, S after) {
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
