package dev.starpost.engine.game;

import dev.starpost.contracts.game.GameCommand;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Adjudication;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import dev.starpost.kernel.play.Referee;
import dev.starpost.kernel.play.UnreadableMove;
import java.util.Optional;

/** Handler of the commands that the player of a seat sends. */
final class PlayerCommandHandler<S, M, E> {
  /** Ending a game without a result is a rule of the house, not of any game. */
  private static final String CANCELLATION_RULE = "HOUSE-2";

  private final HostedGame<S, M, E> game;
  private final Seat seat;
  private final CommitBuilder commits;

  PlayerCommandHandler(HostedGame<S, M, E> game, Seat seat, CommitBuilder commits) {
    this.game = game;
    this.seat = seat;
    this.commits = commits;
  }

  CommandDecision decide(GameCommand.SeatCommand of) {
    if (of instanceof GameCommand.Move move) {
      return move(move);
    }
    if (game.roster().aborted()) {
      return refused(CommandRefusal.over());
    }
    if (isStale(of.known())) {
      return refused(CommandRefusal.stale());
    }
    if (of instanceof GameCommand.Undo undo) {
      return isKeptByBot()
          ? refused(CommandRefusal.keptByBot())
          : commits.adjudicated(game, undone(undo.to()), Optional.empty());
    }
    if (of instanceof GameCommand.Resign) {
      return resign();
    }
    return of instanceof GameCommand.Cancel ? cancel() : reclaimSeat();
  }

  private Adjudication<S, E> undone(Optional<Long> to) {
    return to.isPresent()
        ? referee().undo(position(), seat, to.get())
        : referee().undo(position(), seat);
  }

  private CommandDecision move(GameCommand.Move wanted) {
    Optional<Question> question = game.question(seat);
    // A bot answers quickly: whether it is asked just now is not what its player has to know.
    if (isKeptByBot() && !game.isFinished()) {
      return refused(CommandRefusal.keptByBot());
    }
    if (question.isEmpty()) {
      return refused(CommandRefusal.nothingAsked());
    }
    if (isStale(wanted.known())) {
      return refused(CommandRefusal.stale());
    }
    Optional<M> move = game.kind().readMove(wanted.move());
    if (move.isEmpty()) {
      return illegal(
          UnreadableMove.refusal(
              game.kind().rules().options(position().state(), seat),
              wanted.move(),
              question.get().rule()));
    }
    return commits.adjudicated(
        game,
        referee().play(position(), seat, move.get(), game.opening()::dice),
        move.map(GameText::of));
  }

  private CommandDecision reclaimSeat() {
    SeatController controller = game.roster().controller(seat);
    if (controller.isLeft() && !controller.mayReturn()) {
      return refused(CommandRefusal.seatLost());
    }
    if (game.isFinished() || controller.gone()) {
      return refused(CommandRefusal.over());
    }
    if (!controller.isLeft()) {
      return refused(CommandRefusal.notTakenOver());
    }
    return commits.outsideRules(
        game, Ply.Kind.RETURN, seat, game.roster().with(seat, controller.reclaimed()));
  }

  /**
   * Before everybody has moved once a game can be called off by anybody; later by all who play it.
   * Of a rated game nobody is rid alone once there is something to be rid of: that is resigning.
   */
  private CommandDecision cancel() {
    Roster roster = game.roster();
    if (game.isFinished() || roster.controller(seat).gone()) {
      return refused(CommandRefusal.over());
    }
    if (!roster.controller(seat).isPerson()) {
      return refused(CommandRefusal.keptByBot());
    }
    if (roster.agreed().contains(seat)) {
      return illegal(Refusal.of(CANCELLATION_RULE, "agreed-already"));
    }
    Roster agreed = roster.agreedBy(seat);
    if (roster.hasEverybodyMoved() && !agreed.isAgreedByAll()) {
      return commits.outsideRules(game, Ply.Kind.CANCELLATION, seat, agreed);
    }
    boolean alone = agreed.agreed().size() == 1;
    return alone && game.opening().isRated() && hasBegun()
        ? resign()
        : commits.outsideRules(game, Ply.Kind.ABORT, seat, agreed.abort());
  }

  /**
   * Whether anything was dealt or decided. What was dealt counts as seen: nobody knows what
   * somebody has looked at, and through whose eyes.
   */
  private boolean hasBegun() {
    return position().drawn() > 0 || game.roster().hasAnybodyMoved();
  }

  private CommandDecision resign() {
    return commits.adjudicated(
        game, referee().resign(position(), seat, game.opening()::dice), Optional.empty());
  }

  private boolean isKeptByBot() {
    return game.botFor(seat).isPresent();
  }

  private boolean isStale(Optional<Long> known) {
    return known.isPresent() && (known.get() < game.askedAt(seat) || known.get() > game.version());
  }

  private CommandDecision illegal(Refusal refusal) {
    return refused(CommandRefusal.illegal(refusal, game.texts()));
  }

  private static CommandDecision refused(CommandRefusal refusal) {
    return new CommandDecision.Refused(refusal);
  }

  private Position<S> position() {
    return game.position();
  }

  private Referee<S, M, E> referee() {
    return game.kind().referee();
  }
}
