package dev.starpost.engine.game;

import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.game.clock.Clocks;
import dev.starpost.engine.game.clock.Outage;
import dev.starpost.engine.game.clock.SeatClock;
import dev.starpost.engine.game.clock.Timeout;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What a game says to something that no person asks for. Whatever does not fit is passed over. */
final class MachineJudgement<S, M, E> {
  /** After so many turns in a row a bot does not only answer, it stays. */
  private static final int MOST_MISSED = 2;

  private final HostedGame<S, M, E> game;
  private final Settlement<S, M, E> settlement;

  MachineJudgement(Settlement<S, M, E> settlement) {
    this.game = settlement.game();
    this.settlement = settlement;
  }

  Ruling rule() {
    GameCommand command = settlement.command();
    if (game.isFinished()) {
      return doesNotFit();
    }
    if (command instanceof GameCommand.BotMove move) {
      return game.seat(move.seat()).map(seat -> answer(move, seat)).orElseGet(this::doesNotFit);
    }
    if (command instanceof GameCommand.ExpireTurn turn) {
      return game.seat(turn.seat()).map(seat -> expire(turn, seat)).orElseGet(this::doesNotFit);
    }
    if (command instanceof GameCommand.SetHours set) {
      return changed(clocks -> clocks.change((seat, on) -> resting(set, seat, on)));
    }
    var extend = (GameCommand.ExtendClocks) command;
    return changed(clocks -> clocks.without(new Outage(extend.from(), extend.to())));
  }

  private Ruling doesNotFit() {
    return Settlement.denied(Denial.nothingAsked());
  }

  /** A bot answers exactly the question that is asked of a bot. */
  private Ruling answer(GameCommand.BotMove answer, Seat seat) {
    boolean asked =
        game.awaiting().contains(seat)
            && game.botFor(seat).isPresent()
            && game.askedAt(seat) == answer.question();
    Optional<M> move = asked ? game.kind().readMove(answer.move()) : Optional.empty();
    if (move.isEmpty()) {
      return doesNotFit();
    }
    return settlement.decided(
        game.kind().referee().playForSeat(game.position(), seat, move.get(), game.opening()::dice),
        move.map(GameText::of));
  }

  /** Counts only after the deadline, and only if that is still the deadline of that question. */
  private Ruling expire(GameCommand.ExpireTurn turn, Seat seat) {
    boolean isOver =
        game.askedAt(seat) == turn.question()
            && !settlement.now().isBefore(turn.deadline())
            && game.clockOf(seat)
                .flatMap(SeatClock::running)
                .filter(running -> running.deadline().equals(turn.deadline()))
                .isPresent();
    if (!isOver) {
      return doesNotFit();
    }
    Keeper keeper = game.attendance().keeper(seat);
    Timeout timeout = game.opening().clockRules().orElseThrow().timeout();
    if (timeout == Timeout.FORFEIT) {
      return settlement.decided(
          game.kind().referee().forfeit(game.position(), seat, game.opening()::dice),
          Optional.empty());
    }
    if (timeout == Timeout.DEFAULT_MOVE && keeper.missed() + 1 < MOST_MISSED) {
      Keeper replaced = keeper.replacedAt(game.version() + 1);
      return settlement.aside(Ply.Kind.TIMEOUT, seat, game.attendance().with(seat, replaced));
    }
    return settlement.aside(
        Ply.Kind.TAKEOVER, seat, game.attendance().with(seat, keeper.succeeded()));
  }

  private SeatClock.Running resting(
      GameCommand.SetHours set, Seat seat, SeatClock.Running running) {
    Hours before = running.hours();
    boolean isNews =
        game.opening().players().get(seat.index()).account().equals(set.account())
            && set.hours().revision() > before.revision()
            && !set.hours().isSameRest(before);
    return isNews ? running.resting(set.hours(), settlement.now()) : running;
  }

  /** The deadlines of some seats move; if they are those of none, there is nothing to store. */
  private Ruling changed(UnaryOperator<Clocks> change) {
    Attendance after = game.attendance().timed(change);
    List<Seat> moved =
        game.opening().seats().stream()
            .filter(seat -> !game.attendance().clockOf(seat).equals(after.clockOf(seat)))
            .toList();
    return moved.isEmpty()
        ? doesNotFit()
        : settlement.aside(Ply.Kind.CLOCK_CHANGE, moved.get(0), after);
  }
}
