package dev.starpost.engine.game;

import dev.starpost.contracts.game.GameCommand;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import dev.starpost.kernel.play.Referee;
import java.util.Optional;

/** What a game says to something that the player of a seat asks for. */
final class Judgement<S, M, E> {
  private static final String NOT_AN_OPTION = "not-an-option";

  /** Ending a game without a result is a rule of the house, not of any game. */
  private static final String CANCELLATION_RULE = "HOUSE-2";

  private final HostedGame<S, M, E> game;
  private final Settlement<S, M, E> settlement;
  private final Seat seat;

  Judgement(Settlement<S, M, E> settlement, Seat seat) {
    this.game = settlement.game();
    this.settlement = settlement;
    this.seat = seat;
  }

  Ruling rule(GameCommand.SeatCommand of) {
    if (of instanceof GameCommand.Move move) {
      return move(move);
    }
    if (game.attendance().aborted()) {
      return denied(Denial.over());
    }
    if (isStale(of.known())) {
      return denied(Denial.stale());
    }
    if (of instanceof GameCommand.Undo) {
      return isKeptByBot()
          ? denied(Denial.keptByBot())
          : settlement.decided(referee().undo(position(), seat), Optional.empty());
    }
    if (of instanceof GameCommand.Resign) {
      return resign();
    }
    return of instanceof GameCommand.Cancel ? cancel() : takeBackSeat();
  }

  private Ruling move(GameCommand.Move wanted) {
    Optional<Question> question = game.question(seat);
    // A bot answers quickly: whether it is asked just now is not what its player has to know.
    if (isKeptByBot() && !game.isFinished()) {
      return denied(Denial.keptByBot());
    }
    if (question.isEmpty()) {
      return denied(Denial.nothingAsked());
    }
    if (isStale(wanted.known())) {
      return denied(Denial.stale());
    }
    Optional<M> move = game.kind().readMove(wanted.move());
    if (move.isEmpty()) {
      return illegal(Refusal.of(question.get().rule(), NOT_AN_OPTION));
    }
    return settlement.decided(
        referee().play(position(), seat, move.get(), game.opening()::dice), move.map(GameText::of));
  }

  private Ruling takeBackSeat() {
    Keeper keeper = game.attendance().keeper(seat);
    if (keeper.isLeft() && !keeper.mayReturn()) {
      return denied(Denial.seatLost());
    }
    if (game.isFinished() || keeper.gone()) {
      return denied(Denial.over());
    }
    if (!keeper.isLeft()) {
      return denied(Denial.notTakenOver());
    }
    return settlement.aside(
        Ply.Kind.RETURN, seat, game.attendance().with(seat, keeper.takenBack()));
  }

  /**
   * Before everybody has moved once a game can be called off by anybody; later by all who play it.
   * Of a rated game nobody is rid alone once there is something to be rid of: that is resigning.
   */
  private Ruling cancel() {
    Attendance attendance = game.attendance();
    if (game.isFinished() || attendance.keeper(seat).gone()) {
      return denied(Denial.over());
    }
    if (!attendance.keeper(seat).isPerson()) {
      return denied(Denial.keptByBot());
    }
    if (attendance.agreed().contains(seat)) {
      return illegal(Refusal.of(CANCELLATION_RULE, "agreed-already"));
    }
    Attendance agreed = attendance.agreedBy(seat);
    if (attendance.hasEverybodyMoved() && !agreed.isAgreedByAll()) {
      return settlement.aside(Ply.Kind.CANCELLATION, seat, agreed);
    }
    boolean alone = agreed.agreed().size() == 1;
    return alone && game.opening().isRated() && hasBegun()
        ? resign()
        : settlement.aside(Ply.Kind.ABORT, seat, agreed.abort());
  }

  /**
   * Whether anything was dealt or decided. What was dealt counts as seen: nobody knows what
   * somebody has looked at, and through whose eyes.
   */
  private boolean hasBegun() {
    return position().drawn() > 0 || game.attendance().hasAnybodyMoved();
  }

  private Ruling resign() {
    return settlement.decided(
        referee().resign(position(), seat, game.opening()::dice), Optional.empty());
  }

  private boolean isKeptByBot() {
    return game.botFor(seat).isPresent();
  }

  private boolean isStale(Optional<Long> known) {
    return known.isPresent() && (known.get() < game.askedAt(seat) || known.get() > game.version());
  }

  private Ruling illegal(Refusal refusal) {
    return denied(Denial.illegal(refusal, game.kind().game().texts()));
  }

  private static Ruling denied(Denial denial) {
    return Settlement.denied(denial);
  }

  private Position<S> position() {
    return game.position();
  }

  private Referee<S, M, E> referee() {
    return game.kind().referee();
  }
}
