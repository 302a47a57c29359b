package dev.starpost.engine.game;

import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.game.clock.Clocks;
import dev.starpost.engine.game.clock.Outage;
import dev.starpost.engine.game.clock.SeatClock;
import dev.starpost.engine.game.clock.Timeout;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Handler of system commands, which no person asks for: moves of bots, turns that expire, clocks
 * that change. Whatever does not fit is refused, and then skipped.
 */
final class SystemCommandHandler<S, M, E> {
  /** After so many missed turns in a row a bot does not only answer, it takes the seat over. */
  private static final int MOST_MISSED = 2;

  private final HostedGame<S, M, E> game;
  private final CommitBuilder commits;

  SystemCommandHandler(HostedGame<S, M, E> game, CommitBuilder commits) {
    this.game = game;
    this.commits = commits;
  }

  /**
   * @param now when the command arrived
   */
  CommandDecision decide(GameCommand.SystemCommand command, Instant now) {
    if (game.isFinished()) {
      return doesNotFit();
    }
    if (command instanceof GameCommand.BotMove move) {
      return game.seat(move.seat()).map(seat -> answer(move, seat)).orElseGet(this::doesNotFit);
    }
    if (command instanceof GameCommand.ExpireTurn turn) {
      return game.seat(turn.seat())
          .map(seat -> expire(turn, seat, now))
          .orElseGet(this::doesNotFit);
    }
    if (command instanceof GameCommand.SetHours set) {
      return changed(clocks -> clocks.change((seat, on) -> resting(set, seat, on, now)));
    }
    var extend = (GameCommand.ExtendClocks) command;
    return changed(clocks -> clocks.without(new Outage(extend.from(), extend.to())));
  }

  private CommandDecision doesNotFit() {
    return new CommandDecision.Refused(CommandRefusal.nothingAsked());
  }

  /** A bot answers exactly the question that is asked of a bot. */
  private CommandDecision answer(GameCommand.BotMove answer, Seat seat) {
    boolean asked =
        game.awaiting().contains(seat)
            && game.botFor(seat).isPresent()
            && game.askedAt(seat) == answer.question();
    Optional<M> move = asked ? game.kind().readMove(answer.move()) : Optional.empty();
    if (move.isEmpty()) {
      return doesNotFit();
    }
    return commits.adjudicated(
        game,
        game.kind().referee().playForSeat(game.position(), seat, move.get(), game.opening()::dice),
        move.map(GameText::of));
  }

  /** Counts only after the deadline, and only if that is still the deadline of that question. */
  private CommandDecision expire(GameCommand.ExpireTurn turn, Seat seat, Instant now) {
    boolean isOver =
        game.askedAt(seat) == turn.question()
            && !now.isBefore(turn.deadline())
            && game.clockOf(seat)
                .flatMap(SeatClock::running)
                .filter(running -> running.deadline().equals(turn.deadline()))
                .isPresent();
    if (!isOver) {
      return doesNotFit();
    }
    SeatController controller = game.roster().controller(seat);
    Timeout timeout = game.opening().clockRules().orElseThrow().timeout();
    if (timeout == Timeout.FORFEIT) {
      return commits.adjudicated(
          game,
          game.kind().referee().forfeit(game.position(), seat, game.opening()::dice),
          Optional.empty());
    }
    if (timeout == Timeout.DEFAULT_MOVE && controller.missed() + 1 < MOST_MISSED) {
      SeatController replaced = controller.replacedAt(game.version() + 1);
      return commits.outsideRules(game, Ply.Kind.TIMEOUT, seat, game.roster().with(seat, replaced));
    }
    return commits.outsideRules(
        game, Ply.Kind.TAKEOVER, seat, game.roster().with(seat, controller.succeeded()));
  }

  private SeatClock.Running resting(
      GameCommand.SetHours set, Seat seat, SeatClock.Running running, Instant now) {
    Hours before = running.hours();
    boolean isNewer =
        game.opening().players().get(seat.index()).account().equals(set.account())
            && set.hours().revision() > before.revision()
            && !set.hours().isSameRest(before);
    return isNewer ? running.resting(set.hours(), now) : running;
  }

  /** The deadlines of some seats move; if they are those of none, there is nothing to store. */
  private CommandDecision changed(UnaryOperator<Clocks> change) {
    Roster after = game.roster().timed(change);
    List<Seat> moved =
        game.opening().seats().stream()
            .filter(seat -> !game.roster().clockOf(seat).equals(after.clockOf(seat)))
            .toList();
    return moved.isEmpty()
        ? doesNotFit()
        : commits.outsideRules(game, Ply.Kind.CLOCK_CHANGE, moved.get(0), after);
  }
}
